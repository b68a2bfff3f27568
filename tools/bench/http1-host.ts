import { createSiteServer } from '#deploy/server.ts';
import { type Answer, type Host, lengthInRange } from './host.ts';

/** Serves a folder by unencrypted HTTP/1.1, with the server of `npm start`. */
export async function startHttp1Host(root: string): Promise<Host> {
  const answers: Answer[] = [];
  const app = createSiteServer(() => root);
  // This listener runs before those of Fastify, which replace the address.
  app.server.prependListener('request', ({ url: address = '', socket }, response) => {
    const before = socket.bytesWritten;
    response.once('close', () => {
      const bytes = socket.bytesWritten - before;
      const range = response.getHeader('Content-Range');
      answers.push({ address, bytes, wholeBytes: lengthInRange(range?.toString()) ?? bytes });
    });
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    scheme: 'http',
    origin,
    linkPort: Number(new URL(origin).port),
    keyHashes: [],
    answers: () => answers,
    async stop() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
