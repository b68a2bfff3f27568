import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { authority } from './clean-url.ts';

/** Browsers and proxies together send about forty. */
const MAXIMUM_HEADERS = 100;
const host = new RegExp(`^(?:${authority})?$`);

/** The status that refuses a request whatever its address is; undefined if the request is in order. */
export function refusalOf(request: IncomingMessage): 400 | 405 | 431 | 501 | undefined {
  const { headers, headersDistinct, rawHeaders, method, httpVersion } = request;
  // RFC 6585 5. Node would drop the headers beyond a limit of its own.
  if (rawHeaders.length / 2 > MAXIMUM_HEADERS) return 431;
  // RFC 9112 3.2. Node's own refusal would be sent without the security headers.
  const hosts = headersDistinct['host'] ?? (httpVersion === '1.0' ? [''] : []);
  if (hosts.length !== 1 || !host.test(hosts[0] ?? '')) return 400;
  const coding = headers['transfer-encoding'];
  if (coding !== undefined) {
    // RFC 9112 6.1, 6.3: where the body ends is not sure.
    if (httpVersion === '1.0' || !/(?:^|[, \t])chunked$/i.test(coding)) return 400;
    // RFC 9112 6.1: a coding that the server does not know.
    if (coding.toLowerCase() !== 'chunked') return 501;
  }
  return method === 'GET' || method === 'HEAD' ? undefined : 405;
}

/**
 * Removes the ranges and the conditions that RFC 9110 tells a server to ignore (13.1.3, 13.1.4, 14.1.1, 14.2), because
 * @fastify/send 4.2 would apply them. A server may also ignore several ranges.
 */
export function removeIgnored(headers: IncomingHttpHeaders, method: string): void {
  if (method !== 'GET' || !/^bytes=(?:\d+-\d*|-\d+)$/.test(headers.range ?? '')) {
    delete headers.range;
  }
  const dates = [
    ['if-modified-since', 'if-none-match'],
    ['if-unmodified-since', 'if-match'],
  ] as const;
  for (const [date, tag] of dates) {
    if (headers[tag] !== undefined || !isHttpDate(headers[date])) delete headers[date];
  }
}

/** Removes all conditions: they apply only to what would be answered with status 200 (RFC 9110 13.2.1, 14.2). */
export function removeConditions(headers: IncomingHttpHeaders): void {
  delete headers.range;
  for (const name of Object.keys(headers)) if (name.startsWith('if-')) delete headers[name];
}

function isHttpDate(text = ''): boolean {
  return new Date(text).toUTCString() === text;
}
