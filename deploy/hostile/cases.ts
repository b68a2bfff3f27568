import { get } from './connection.ts';

/** What is sent over one connection, the statuses of the answers to it, and the part of the script that status 206 sends. */
type Case = readonly [
  title: string,
  request: string,
  statuses: number | readonly number[],
  part?: string,
];

/** The script of which ranges are requested, and its 1,100 bytes. */
export const SCRIPT = '/assets/index-Aa1.js';
export const script = 'export {};\n'.repeat(100);
export const publishedAt = new Date('2026-01-02T03:04:05Z');

const kilobytes = (count: number) => 'a'.repeat(1024 * count);

/** Ranges, and the part that is sent with status 206 (RFC 9110 14.1.2). */
const parts: readonly (readonly [range: string, part: string])[] = [
  ['bytes=0-0', '0-0'],
  ['bytes=5-', '5-1099'],
  ['bytes=-5', '1095-1099'],
  // A last position beyond the end means the end.
  ['bytes=0-1100', '0-1099'],
  ['bytes=0-99999999999999999999', '0-1099'],
  ['bytes=00000000000000000000000000-1', '0-1'],
];

/** Ranges without a byte of the file, and invalid ones (RFC 9110 14.1.1): status 416. */
const unsatisfiable = ['bytes=1100-', 'bytes=-0', 'bytes=99999999999999999999-', 'bytes=5-2'];

const wholeFile: readonly string[] = [
  // RFC 9110 14.1.2: if the file is shorter than the suffix, the whole file is meant.
  ...['bytes=-1101', 'bytes=-99999999999999999999'],
  // RFC 9110 14.2: a server may ignore several ranges, and those that it does not understand.
  ...['bytes=0-1,3-4', 'bytes=0-1,0-1', 'bytes=0-1,', `bytes=${'0-,'.repeat(2000)}0-`],
  ...['', 'bytes', 'bytes=', 'bytes=-', 'bytes=--1', 'bytes=1--5', 'bytes=-5-', 'bytes=+1-2'],
  ...['bytes=abc', 'bytes=NaN-', 'bytes=1.5-3', 'bytes=0x1-2', 'bytes=1e1-', 'bytes=0-5x'],
  ...['bytes 0-5', 'lines=0-5', 'bytes=0-1\r\nRange: bytes=2-3', 'bytes=\xb2-\xb3'],
];

const asset = (lines: string, method?: string) => get(SCRIPT, `${lines}\r\n`, method);

const ranges: readonly Case[] = [
  ...parts.map(([range, part]) => [range, asset(`Range: ${range}`), 206, part] as const),
  ...unsatisfiable.map((range) => [range, asset(`Range: ${range}`), 416] as const),
  ...wholeFile.map((range) => [range, asset(`Range: ${range}`), 200] as const),
  // RFC 9110 14.2: ranges are defined for GET only.
  ...[...parts.map(([range]) => range), ...unsatisfiable, ...wholeFile].map(
    (range) => [`HEAD ${range}`, asset(`Range: ${range}`, 'HEAD'), 200] as const,
  ),
];

const at = (seconds: number) => new Date(publishedAt.getTime() + seconds * 1000).toUTCString();
const part = (ifRange: string) => asset(`Range: bytes=0-4\r\nIf-Range: ${ifRange}`);

const oneFile: readonly (readonly [string, number])[] = [
  // 13.1.2: by the weak comparison, and before a range.
  [`If-None-Match: <etag>`, 304],
  [`If-None-Match: <strong>`, 304],
  [`If-None-Match: "a", <etag>, W/"b"`, 304],
  ['If-None-Match: *', 304],
  [`If-None-Match: <etag>\r\nRange: bytes=0-4`, 304],
  ['If-None-Match: "a"', 200],
  // 13.1.3: a date, unless there is a tag or the date is none.
  [`If-Modified-Since: ${at(0)}`, 304],
  [`If-Modified-Since: ${at(9)}`, 304],
  [`If-Modified-Since: ${at(-9)}`, 200],
  [`If-Modified-Since: ${at(9)}\r\nIf-None-Match: "a"`, 200],
  ['If-Modified-Since: yesterday', 200],
  // 13.1.1 and 13.1.4.
  ['If-Match: "a"', 412],
  [`If-Unmodified-Since: ${at(-9)}`, 412],
  [`If-Unmodified-Since: ${at(9)}`, 200],
  ['If-Unmodified-Since: 1999', 200],
  [`If-Match: *\r\nIf-Unmodified-Since: ${at(-9)}`, 200],
];

/** Conditions (RFC 9110 13). `<etag>` stands for the file's weak ETag, and `<strong>` for its strong form. */
const conditions: readonly Case[] = [
  ...oneFile.map(([lines, status]) => [lines, asset(lines), status] as const),
  // 13.1.5: only the exact date. A weak ETag is never the same by the strong comparison.
  ['If-Range with the date', part(at(0)), 206, '0-4'],
  ['If-Range with a later date', part(at(9)), 200],
  ['If-Range with the ETag', part('<etag>'), 200],
  ['If-Range with the ETag in the strong form', part('<strong>'), 200],
  ['If-Range without a range', asset(`If-Range: ${at(0)}`), 200],
  // 13.2.1: no condition applies to an error.
  ['If-Match for a missing file', get('/nowhere', 'If-Match: "a"\r\n'), 404],
  ['a range of a missing file', get('/nowhere', 'Range: bytes=0-1\r\n'), 404],
  ['a range of an empty file', get('/empty.txt', 'Range: bytes=0-1\r\n'), 416],
  ['a suffix of an empty file', get('/empty.txt', 'Range: bytes=-1\r\n'), 200],
];

const of = (targets: readonly string[], status: number): Case[] =>
  targets.map((target) => [JSON.stringify(target.slice(0, 60)), get(target), status]);

/** Request targets (RFC 9112 3.2). The contract of all hosts (deploy/contract/cases.ts) has further paths. */
const targets: readonly Case[] = [
  // 3.2.2: a server must accept the absolute form.
  ...of(['http://site.example/about', 'HTTP://site.example/about', 'https://[::1]:80/about'], 200),
  ...of(['http://other.example/about', 'http://site.example', 'http://site.example?q=1'], 200),
  ...of(['http://site.example/about/', 'http://site.example//about'], 308),
  // RFC 9110 4.2.1, 4.2.4: no host, or a user's name.
  ...of(['http:///about', 'http://user@site.example/', 'http://site.example\\about'], 400),
  ...of(['http://', 'http:', 'ftp://site.example/', 'http://site.example/../dist/about'], 400),
  ...of(['*', 'about', '?', '#', 'site.example:80', ''], 400),
  ...of(['/about\0', '/ab\x01out', '/\x7f'], 400),
  // No UTF-8: a lone byte, an overlong slash, half a pair of surrogates.
  ...of(['/caf\xe9', '/%ff', '/%c0%ae%c0%ae/secret', '/%ed%a0%80', '/%', '/%zz'], 400),
  ...of(['/about#team', '/ab out', '/about\tteam', '/about\x0bteam', '/about?\xff'], 400),
  ...of(['/.well-known/.git', '/assets%2Findex-Aa1.js', '/empty.txt/team'], 404),
  ...of(['/about?%', '/about?/../', '/about?\\', '/?', '/about?a=%00'], 200),
  ...of(['/.well-known/acme-challenge/token-1'], 200),
  // RFC 9112 3: a server must answer a long target with 414.
  ...of([`/${kilobytes(12)}`, `/about?${kilobytes(64)}`], 414),
];

/** Methods (RFC 9110 9), versions and the lines of a request (RFC 9112 2 and 3). */
const requestLines: readonly Case[] = [
  // RFC 9110 15.5.6.
  ['OPTIONS *', get('*', '', 'OPTIONS'), 405],
  ['CONNECT', get('site.example:80', '', 'CONNECT'), 405],
  ['POST with a body', get('/', 'Content-Length: 4\r\n', 'POST').concat('a=bc'), 405],
  ['the method get', get('/', '', 'get'), 400],
  ['HTTP/1.0 without a host', 'GET /about HTTP/1.0\r\n\r\n', 200],
  // RFC 9110 15.6.6.
  ['HTTP/9.9', 'GET /about HTTP/9.9\r\nHost: a\r\n\r\n', 505],
  // RFC 9112 2.2: LF alone may be refused.
  ['LF alone', get('/about').replaceAll('\r\n', '\n'), 400],
  // RFC 9112 2.2: empty lines before a request are ignored.
  ['empty lines first', `\r\n\r\n${get('/about')}`, 200],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
];

/** Header fields (RFC 9112 3.2, 5; RFC 6585 5). */
const fields: readonly Case[] = [
  ['no Host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', get('/about', 'Host: other.example\r\n'), 400],
  ...['a b', 'a/b', 'a\\b', 'user@a', 'a:b', '[::1', 'a,b:1:2', 'a#b', 'a?b', '\xe9'].map(
    (host) => [`Host: ${host}`, get('/about').replace('site.example', host), 400] as const,
  ),
  ...['', '127.0.0.1', '[::1]', '[::1]:80', 'a:', 'b%C3%BCro.example', 'A_b.example:65536'].map(
    (host) => [`Host: ${host}`, get('/about').replace('site.example', host), 200] as const,
  ),
  [
    'no host with the absolute form',
    'GET http://a/about HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['a header of 64 KB', get('/about', `X: ${kilobytes(64)}\r\n`), 431],
  ['a cookie of 15 KB', get('/about', `Cookie: ${kilobytes(15)}\r\n`), 200],
  // The first is refused by our own limit, the second by that of Node.
  ['two hundred headers', get('/about', 'X: y\r\n'.repeat(200)), 431],
  ['two thousand headers', get('/about', 'X: y\r\n'.repeat(2000)), 431],
  ['ninety headers', get('/about', 'X: y\r\n'.repeat(90)), 200],
  // RFC 9112 5.1.
  ['a space before the colon', get('/about', 'X : y\r\n'), 400],
  // RFC 9110 10.1.1: an unknown expectation may be ignored, and a final answer may come in place of 100.
  ['Expect: 100-continue', get('/about', 'Expect: 100-continue\r\n'), 200],
  // RFC 9110 7.8: an upgrade may be ignored.
  ['an upgrade', get('/about', 'Upgrade: websocket\r\n').replace('close', 'upgrade, close'), 200],
];

const smuggled = `0\r\n\r\n${get('/smuggled')}`;
const keep = (headers: string, body = '') =>
  `GET /about HTTP/1.1\r\nHost: site.example\r\n${headers}\r\n${body}`;

/** Lengths (RFC 9112 6), and several requests on one connection (9.3.2). */
const messages: readonly Case[] = [
  // 6.1, 6.3: both lengths, and a coding that does not end with `chunked`.
  ['both lengths', keep('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', smuggled), 400],
  ['Transfer-Encoding: nonsense', keep('Transfer-Encoding: nonsense\r\n', smuggled), 400],
  ['Transfer-Encoding: chunked, gzip', keep('Transfer-Encoding: chunked, gzip\r\n', smuggled), 400],
  [
    'Transfer-Encoding: gzip, chunked',
    keep('Transfer-Encoding: gzip, chunked\r\nConnection: close\r\n', '0\r\n\r\n'),
    501,
  ],
  [
    'a chunk of too large a size',
    keep('Transfer-Encoding: chunked\r\n', `fffffffffffffffff\r\n${smuggled}`),
    200,
  ],
  ['a body, then a request', keep('Content-Length: 5\r\n', 'hello') + get('/'), [200, 200]],
  [
    'chunks, then a request',
    keep('Transfer-Encoding: chunked\r\n', `5\r\nhello\r\n0\r\n\r\n${get('/')}`),
    [200, 200],
  ],
  [
    'a POST, then a request',
    keep('Content-Length: 5\r\n', 'hello').replace('GET', 'POST') + get('/'),
    [405, 200],
  ],
  // A refusal comes after the earlier answers, never into one.
  [
    'nonsense behind two files',
    `${keep('').replace('about', 'film.webm')}${keep('')}nonsense\r\n\r\n`,
    [200, 200, 400],
  ],
  ['a request behind the last one', get('/about') + get('/'), 200],
];

export const cases = [ranges, conditions, targets, requestLines, fields, messages].flat();
