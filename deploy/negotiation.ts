import type { IncomingMessage } from 'node:http';

const encodings = ['br', 'gzip'] as const;

/** An encoding that the build creates for each text file. */
export type Encoding = (typeof encodings)[number];

/** The encodings that a client accepts, best first. */
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
 * Removes request headers that sirv 3.0.2 does not handle correctly: it ignores `q=0` and `If-Range`, reads
 * `bytes=-5` as the first bytes (https://github.com/lukeed/sirv/issues/155), and throws for `bytes=5-2`
 * (`send` in sirv's build.mjs). A server may always answer a range request with the whole file.
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
  // sirv reads a last byte of 0 as a missing last byte.
  return !last || Number(last) >= Math.max(Number(first), 1);
}
