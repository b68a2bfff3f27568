import { type Agent, request } from 'node:http';

/** One request and its answer, as the load takes account of it. */
export interface Exchange {
  readonly milliseconds: number;
  /** Of the body, as they came over the wire. */
  readonly bytes: number;
  /** What was wrong with the answer. */
  readonly fault?: string;
}

/** Asks the local server for a path as a browser does, and reads the whole answer. */
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
        const promised = Number(response.headers['content-length']);
        if (statusCode !== expected) finish(`${path}: ${statusCode} instead of ${expected}`);
        else if (promised !== bytes) finish(`${path}: ${bytes} bytes instead of ${promised}`);
        else finish();
      });
    });
    outgoing.on('error', (error) => finish(`${path}: ${error.message}`));
    outgoing.end();
  });
}
