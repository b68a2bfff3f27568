import { type Agent, request } from 'node:http';

/** The measurements of a request and its response. */
export interface Exchange {
  readonly milliseconds: number;
  /** The length of the body as received, compressed. */
  readonly bytes: number;
  /** What was wrong with the response. */
  readonly fault?: string;
}

/** Requests a path from the local server with a browser's encodings, and reads the whole response. */
export function exchange(
  agent: Agent,
  port: number,
  path: string,
  expected: number,
): Promise<Exchange> {
  const start = performance.now();
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (fault?: string) => {
      const milliseconds = performance.now() - start;
      resolve({ milliseconds, bytes, ...(fault !== undefined && { fault }) });
    };
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', (error) => finish(`${path}: ${error.message}`));
      response.on('end', () => {
        const { statusCode } = response;
        const announced = Number(response.headers['content-length']);
        if (statusCode !== expected) finish(`${path}: ${statusCode} instead of ${expected}`);
        else if (announced !== bytes) finish(`${path}: ${bytes} bytes instead of ${announced}`);
        else finish();
      });
    });
    outgoing.on('error', (error) => finish(`${path}: ${error.message}`));
    outgoing.end();
  });
}
