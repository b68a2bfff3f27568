import { NOT_FOUND, NOT_FOUND_ADDRESS, pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { unserved } from '#deploy/addresses.ts';
import {
  commonHeaders,
  defaultCacheControl,
  type Headers,
  rules,
  type Scope,
} from '#deploy/rules.ts';

// Hosts of files, which redirect by themselves: Netlify, Cloudflare and Firebase.

type Overlap = 'removes' | 'appends';

/**
 * The `_headers` file of Netlify or Cloudflare. Both send `defaultCacheControl` for all files without a rule.
 * It makes browsers revalidate pages, too, so only the hashed files need a rule for caching. Both combine the values of a
 * header that several rules set; on Cloudflare a rule `removes` the earlier value first, on Netlify it only `appends`.
 */
export function headersFile(overlap: Overlap): string {
  const blocks = rules
    .map(({ scope, headers }) => block(scope, overridden(headers), overlap))
    .filter((text) => text !== '');
  return `# For all other files the host itself sends Cache-Control: ${defaultCacheControl}
/*
${lines(commonHeaders)}

${blocks.join('\n\n')}
`;
}

/** The headers that the host does not send by itself. */
function overridden({ 'Cache-Control': cacheControl, ...others }: Headers): Headers {
  const isDefault = cacheControl === undefined || cacheControl === 'no-cache';
  return isDefault ? others : { ...others, 'Cache-Control': cacheControl };
}

function block(scope: Scope, headers: Headers, overlap: Overlap): string {
  if ('pages' in scope || Object.keys(headers).length === 0) return '';
  const path = 'folder' in scope ? `${scope.folder}*` : scope.file;
  const removed = Object.keys(headers)
    .filter((name) => overlap === 'removes' && name in commonHeaders)
    .map((name) => `  ! ${name}\n`);
  return `${path}\n${removed.join('')}${lines(headers)}`;
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

/**
 * Netlify's `_redirects`. Netlify has no patterns, treats `/about` and `/about/` as the same address, and
 * serves `/about` from about.html itself. Only the file names need redirects, and `/404` needs its status.
 */
export function redirectsFile(): string {
  const lines = paths.map((path) => `/${pageFile(path)} ${path} 301!`);
  const notFound = `${unserved.notFoundPage} ${NOT_FOUND_ADDRESS} 404!`;
  return `${[...lines, notFound].join('\n')}\n`;
}

/**
 * Firebase Hosting's firebase.json, for a copy of the live release in `public-firebase`. Firebase itself handles clean URLs,
 * trailing slashes and 404.html. The last matching header wins, so the order of the rules is reversed.
 */
export function firebaseJson(): string {
  const hosting = {
    public: 'public-firebase',
    // Firebase compresses files itself.
    ignore: ['**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('**', { ...commonHeaders, 'Cache-Control': defaultCacheControl }),
      ...rules
        .toReversed()
        .filter(({ headers }) => Object.keys(headers).length > 0)
        .flatMap(({ scope, headers }) => globs(scope).map((glob) => rule(glob, headers))),
    ],
  };
  return `${JSON.stringify({ hosting }, undefined, 2)}\n`;
}

function globs(scope: Scope): string[] {
  if ('folder' in scope) return [`${scope.folder}**`];
  if ('file' in scope) return [scope.file];
  // Addresses whose last part has no dot, and the file of the not-found page.
  return ['**/!(*.*)', pageFile(NOT_FOUND)];
}

function rule(source: string, headers: Headers) {
  return {
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}
