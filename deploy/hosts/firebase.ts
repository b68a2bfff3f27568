import { NOT_FOUND, pageFile } from '#content/page-names.ts';
import {
  commonHeaders,
  defaultCacheControl,
  type Headers,
  rules,
  type Scope,
} from '#deploy/rules.ts';

/**
 * Firebase Hosting's firebase.json. Clean URLs, trailing slashes and 404.html are its own; of the
 * headers that match a path the last ones win, so the rules stand from the last to the first.
 */
export function firebaseJson(): string {
  const ordered = [...rules].reverse();
  const hosting = {
    public: 'dist',
    // This host compresses by itself.
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
  // An address whose last part has no dot; and the page for missing ones, by its file.
  return ['**/!(*.*)', pageFile(NOT_FOUND)];
}

function rule(source: string, headers: Headers) {
  return {
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}
