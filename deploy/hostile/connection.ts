import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  /** The headers by their names in lower case, and all names with repetitions. */
  readonly headers: Readonly<Record<string, string>>;
  readonly names: readonly string[];
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
    const fields = lines.map((line) => {
      const [name = ''] = line.split(':', 1);
      return [name.toLowerCase(), line.slice(name.length + 1).trim()] as const;
    });
    const headers = Object.fromEntries(fields);
    rest = rest.subarray(end + 4);
    // Only Caddy sends an answer in chunks, and none behind it.
    const isChunked = headers['transfer-encoding'] === 'chunked';
    const length = isHead || status === 304 ? 0 : Number(headers['content-length']);
    const body = isChunked ? joined(rest) : rest.subarray(0, length);
    if (!isChunked && body.length !== length) {
      throw new Error(`${body.length} bytes instead of ${length}`);
    }
    answers.push({ status, headers, names: fields.map(([name]) => name), body });
    rest = isChunked ? Buffer.alloc(0) : rest.subarray(length);
  }
  return answers;
}

function joined(chunks: Buffer): Buffer {
  const start = chunks.indexOf('\r\n') + 2;
  const end = start + Number.parseInt(chunks.toString('latin1', 0, start), 16);
  if (end === start) return Buffer.alloc(0);
  return Buffer.concat([chunks.subarray(start, end), joined(chunks.subarray(end + 2))]);
}

export async function ask(port: number, request: string): Promise<Answer[]> {
  return answersIn(await talk(port, request), request.startsWith('HEAD'));
}

export function get(target: string, headers = '', method = 'GET'): string {
  return `${method} ${target} HTTP/1.1\r\nHost: site.example\r\n${headers}Connection: close\r\n\r\n`;
}
