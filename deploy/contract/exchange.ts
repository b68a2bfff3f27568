import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** An answer as it came over the wire: not decompressed, redirects not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names as often as they were sent, in lower case. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

/** What is asked for; Node's own client would refuse or clean some of it elsewhere. */
export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Asks the host on a local port for a path. */
export function ask(port: number, path: string, { method = 'GET', headers = {} }: Ask = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders
            .filter((_, index) => index % 2 === 0)
            .map((name) => name.toLowerCase()),
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Sends bytes that no honest client would, and answers with everything that comes back. */
export async function send(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A host may hang up on a request before it is all there.
  socket.on('error', () => socket.destroy());
  socket.write(
    Buffer.from(`${line}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`, 'latin1'),
  );
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}
