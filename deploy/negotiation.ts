import type { IncomingMessage } from 'node:http';

const encodings = ['br', 'gzip'] as const;

/** A compression the build writes beside each file. */
export type Encoding = (typeof encodings)[number];

/** The compressions a client takes, best first. */
export function acceptedEncodings(header = ''): Encoding[] {
  const accepted = header
    .toLowerCase()
    .replace(/\s/g, '')
    .split(',')
    .filter((coding) => !/;q=0(\.0*)?$/.test(coding))
    .map((coding) => coding.replace(/;.*/, ''));
  return encodings.filter((encoding) => accepted.includes(encoding));
}

/**
 * Reduces the request headers to what sirv reads correctly: it overlooks `q=0` and `If-Range`,
 * mistakes `bytes=-5` for the first bytes and throws for `bytes=5-2`. A server may always answer
 * a range with the whole file.
 */
export function simplifyHeaders(request: IncomingMessage): void {
  const { headers, method } = request;
  headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding']).join(', ');
  if (method !== 'GET' || headers['if-range'] !== undefined || !isPlainRange(headers.range)) {
    headers.range = undefined;
  }
}

function isPlainRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) return false;
  // sirv takes a last byte of 0 for none.
  return !last || Number(last) >= Math.max(Number(first), 1);
}
