import { once } from 'node:events';
import type { Server } from 'node:net';

/** Has a server listen at any free port of this machine, which it answers with. */
export async function listenAtAnyPort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
