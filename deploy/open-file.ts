import { fstatSync, ReadStream, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

const described = new WeakMap<FastifyReply, Stats>();

export function rememberFile(reply: FastifyReply, _path: string, file: Stats): void {
  described.set(reply, file);
}

/** @fastify/send looks at a file first and opens it later: a release may have replaced it in between. */
export async function sendAsDescribed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!(payload instanceof ReadStream)) return payload;
  const descriptor = await new Promise<number>((resolve, reject) => {
    payload.once('open', resolve).once('error', reject);
  });
  // RFC 9110 13.1.5: a range goes only with the very same date, and never with a weak ETag.
  const rangeDates = [undefined, reply.getHeader('last-modified')];
  const isMeant = reply.statusCode !== 206 || rangeDates.includes(request.headers['if-range']);
  const isDescribed = describes(reply, fstatSync(descriptor));
  const file = isMeant && isDescribed ? payload : await wholeFile(reply, payload);
  const length = Number(reply.getHeader('content-length'));
  file.once('end', () => {
    if (file.bytesRead >= length) return;
    // Otherwise the browser would wait for the missing bytes.
    reply.raw.destroy();
    request.log.error(`${payload.path} became shorter while it was sent`);
  });
  return file;
}

function describes(reply: FastifyReply, { ino, size, mtimeMs }: Stats): boolean {
  const file = described.get(reply);
  return file?.ino === ino && file.size === size && file.mtimeMs === mtimeMs;
}

async function wholeFile(reply: FastifyReply, former: ReadStream): Promise<ReadStream> {
  former.destroy();
  const file = await open(former.path);
  const stats = await file.stat();
  if (!describes(reply, stats)) reply.removeHeader('etag').removeHeader('last-modified');
  if (reply.statusCode === 206) reply.code(200).removeHeader('content-range');
  reply.header('content-length', stats.size);
  return file.createReadStream({ end: Math.max(0, stats.size - 1) });
}
