import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An answer as it came over a connection. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How long the server may leave a connection open that it should close. */
const MILLISECONDS = 15_000;

/** Opens a connection and sends bytes. Whatever happens to the connection is no error. */
export function open(port: number, request: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(Buffer.from(request, 'latin1'));
  return socket;
}

/** Sends bytes over a connection of their own; returns all that comes until the server closes the connection. */
export async function talk(port: number, request: string): Promise<Buffer> {
  const socket = open(port, request);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.setTimeout(MILLISECONDS, () => socket.destroy(new Error('the server left it open')));
  await once(socket, 'close');
  return Buffer.concat(chunks);
}

/** Reads answers. Throws if a byte is missing, or belongs to no answer. */
export function answersIn(bytes: Buffer, isHead = false): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest
      .subarray(0, Math.max(end, 0))
      .toString('latin1')
      .split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) [A-Z][A-Za-z -]+$/.exec(first)?.[1]);
    if (!status) throw new Error(`no answer: ${JSON.stringify(rest.toString('latin1', 0, 200))}`);
    const headers = Object.fromEntries(
      lines.map((line) => [line.replace(/:.*/s, '').toLowerCase(), line.replace(/^[^:]*: /, '')]),
    );
    const length = isHead || status === 304 ? 0 : Number(headers['content-length']);
    const body = rest.subarray(end + 4, end + 4 + length);
    if (body.length !== length) throw new Error(`${body.length} bytes instead of ${length}`);
    answers.push({ status, headers, body });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}

/** The answers to a request. */
export async function ask(port: number, request: string): Promise<Answer[]> {
  return answersIn(await talk(port, request), request.startsWith('HEAD'));
}

/** A request for a path, after which the server closes the connection. */
export function get(target: string, headers = '', method = 'GET'): string {
  return `${method} ${target} HTTP/1.1\r\nHost: site.example\r\n${headers}Connection: close\r\n\r\n`;
}
