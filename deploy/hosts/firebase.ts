import { NOT_FOUND, pageFile } from '#content/page-names.ts';
import {
  commonHeaders,
  defaultCacheControl,
  type Headers,
  rules,
  type Scope,
} from '#deploy/rules.ts';

/**
 * Firebase Hosting's firebase.json, for a copy of the live release in `public-firebase`. Firebase itself handles clean URLs,
 * trailing slashes and 404.html. The last matching header wins, so the order of the rules is reversed.
 */
export function firebaseJson(): string {
  const ordered = [...rules].reverse();
  const hosting = {
    public: 'public-firebase',
    // Firebase compresses files itself.
    ignore: ['**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('**', { ...commonHeaders, 'Cache-Control': defaultCacheControl }),
      ...ordered
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
