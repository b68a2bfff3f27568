import { fstatSync, ReadStream, type Stats } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The open file is not the one that the headers describe, or not the one that a range was meant for. */
export class OtherFile extends Error {}

const described = new WeakMap<FastifyReply, Stats>();

/** Remembers the file that the headers of an answer describe. */
export function rememberFile(reply: FastifyReply, _path: string, file: Stats): void {
  described.set(reply, file);
}

/**
 * Compares the open file with the headers, before they are sent: @fastify/send looks at a file first and opens it
 * later, and a release may have replaced the file in between.
 */
export async function checkOpenFile(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!(payload instanceof ReadStream)) return payload;
  const descriptor = await new Promise<number>((resolve, reject) => {
    payload.once('open', resolve).once('error', reject);
  });
  const open = fstatSync(descriptor);
  const file = described.get(reply);
  const isSame = file?.ino === open.ino && file.size === open.size && file.mtimeMs === open.mtimeMs;
  const ifRange = request.headers['if-range'];
  // RFC 9110 13.1.5: only the same date will do, and no weak ETag.
  const isMeant = ifRange === undefined || ifRange === reply.getHeader('last-modified');
  if (!isSame || (reply.statusCode === 206 && !isMeant)) {
    payload.destroy();
    throw new OtherFile('the file has been replaced');
  }
  const length = Number(reply.getHeader('content-length'));
  payload.once('end', () => {
    if (payload.bytesRead >= length) return;
    // Otherwise the browser would wait for the missing bytes.
    reply.raw.destroy();
    request.log.error(`${payload.path} became shorter while it was sent`);
  });
  return payload;
}
