import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { NOT_FOUND, NOT_FOUND_ADDRESS, pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { MAXIMUM_LENGTH } from '#deploy/addresses.ts';
import { contentType } from '#deploy/media-types.ts';
import { filesBelow } from '#deploy/release/release-list.ts';

export const FILM = '/film/film.webm';

export const encodings = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ...['identity', 'br;q=0', '*;q=0', 'zebra'].map(
    (accepted) => [accepted, undefined, (body: Buffer) => body] as const,
  ),
] as const;

export const compressed = [
  ['/', pageFile('/'), 200],
  ['/about', pageFile('/about'), 200],
  ['/service-worker.js', 'service-worker.js', 200],
  ['/manifest.webmanifest', 'manifest.webmanifest', 200],
  ['/nowhere', pageFile(NOT_FOUND), 404],
] as const;

/** Every page, every file beside the pages, and a file of each kind in each folder: its address, its path and its type. */
export function servedFiles(built: string): (readonly [string, string, string | undefined])[] {
  const files = filesBelow(built).filter((file) => !/\.(?:br|gz|html)$/.test(file));
  const kinds = Map.groupBy(files, (file) =>
    file.replace(/[^/]+(?=\.\w+$)/, (name, at) => (at === 0 ? name : '*')),
  );
  return [
    ...paths.map((path) => [path, pageFile(path), contentType('.html')] as const),
    [NOT_FOUND_ADDRESS, pageFile(NOT_FOUND), contentType('.html')] as const,
    ...Array.from(kinds.values(), ([file = '']) => [`/${file}`, file, contentType(file)] as const),
  ];
}

export const redirects: readonly (readonly [string, string])[] = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about/?q=a//b/', '/about?q=a//b/'],
  // A configuration could read these as its own variables.
  ['/about/?q={env.PATH}&r=$uri', '/about?q={env.PATH}&r=$uri'],
  ['/about.html/', '/about'],
  ['/services/index.html', '/services'],
  ['/services/index', '/services'],
  ['/nowhere/', '/nowhere'],
  ['/404/', '/404'],
  ['/...html/', '/...html'],
  ...paths
    .filter((path) => path !== '/')
    .flatMap((path) => [
      [`/${pageFile(path)}?q=1&r=%2F`, `${path}?q=1&r=%2F`] as const,
      [`${path}/`, path] as const,
    ]),
];

export const redirectChains = [
  ['//', '/'],
  ['///index.html', '/'],
  ['/services//cloud-services', '/services/cloud-services'],
  ['//about//', '/about'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//index.html?q', '/evil.example?q'],
] as const;

/** Paths without a file: the answer is the not-found page. */
export const missing = [
  ...['/nowhere', '/404', '/40%34', '/About', '/services/nowhere', '/about/nowhere', '/drawings'],
  ...['/assets/index-Zz9aB3dE.js', '/javascript:alert(1)', '/__proto__', '/about%3Fq=1'],
  // Hidden files, and compressed copies.
  ...['/.hidden', '/.folder/config', '/.env', '/.well-known/nowhere'],
  ...['/.well-known/security.txt.br', '/about.html.br', '/service-worker.js.gz'],
  ...['/%252e%252e/secret.txt', '/...', '/..html', '/...html', '/%2e%2E.html'],
  ...['/%3Cscript%3Ealert(1)%3C/script%3E', `/${'a'.repeat(MAXIMUM_LENGTH - 1)}`],
] as const;

/** Paths that are refused before a file is looked up, with the status. */
export const refused: readonly (readonly [string, number])[] = [
  ...[
    ...['/../secret.txt', '/assets/%2e%2e/%2E%2e/secret.txt', '/assets/../../secret.txt'],
    ...['/..%5Csecret.txt', '/\\evil.example/', '/%5Cevil.example/', '//evil.example/%2e%2e%2f'],
    ...['/./about', '/about%00', '/about%0d%0aSet-Cookie:%20a=b'],
  ].map((path) => [path, 400] as const),
  ...['/', '/?'].map((start) => [start + 'a'.repeat(MAXIMUM_LENGTH), 414] as const),
];

/** Invalid request lines; a host must not answer them with a file. */
export const unreadable = [
  'GET /assets/x.js HTTP/1.1\r\nTransfer-Encoding: nonsense',
  'GET /% HTTP/1.1',
  'GET /\t/evil.example/ HTTP/1.1',
  'GET /caf\xe9 HTTP/1.1',
  'GET /about#team HTTP/1.1',
  'GET about HTTP/1.1',
  'GET /about HTTP/9.9',
  'BREW /about HTTP/1.1',
  'nonsense',
] as const;

export const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;
