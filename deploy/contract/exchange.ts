import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** A response as received: not decompressed, redirects not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** All header names in lower case, with repetitions. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

/** The method and headers of a request. */
export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Requests a path from the host at a local port. */
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

/** Sends a request line that Node's client would refuse; returns the whole response as text. */
export async function send(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A host may close the connection before it has received the whole request.
  socket.on('error', () => socket.destroy());
  socket.write(
    Buffer.from(`${line}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`, 'latin1'),
  );
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}
