import { once } from 'node:events';
import { listenAtAnyPort } from '#deploy/contract/any-port.ts';
import { createSiteServer } from '#deploy/server.ts';
import { type Answer, type Host, lengthInRange } from './host.ts';

/** Serves a folder by unencrypted HTTP/1.1, with the server of `npm start`. */
export async function startHttp1Host(root: string): Promise<Host> {
  const answers: Answer[] = [];
  const server = createSiteServer(root);
  // This listener runs before the server's own, which replaces the address by a file name.
  server.prependListener('request', ({ url: address = '', socket }, response) => {
    const before = socket.bytesWritten;
    response.once('close', () => {
      const bytes = socket.bytesWritten - before;
      const range = response.getHeader('Content-Range');
      answers.push({ address, bytes, wholeBytes: lengthInRange(range?.toString()) ?? bytes });
    });
  });
  const port = await listenAtAnyPort(server);
  return {
    scheme: 'http',
    origin: `http://127.0.0.1:${port}`,
    linkPort: port,
    keyHashes: [],
    answers: () => answers,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
