import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Has a server listen at any free port of this machine, which it answers with. */
export async function listenAtAnyPort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** A port that was free a moment ago, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenAtAnyPort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
