import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Makes a server listen at a free port of this machine; returns the port. */
export async function listenAtAnyPort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Finds a free port, for a program that needs a port number. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenAtAnyPort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
