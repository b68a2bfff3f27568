import { NOT_FOUND, pageFile } from '#content/page-names.ts';
import { commonHeaders, type Headers, otherFiles, type Place, rules } from '#deploy/rules.ts';

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
      rule('**', { ...commonHeaders, 'Cache-Control': otherFiles }),
      ...ordered
        .filter(({ headers }) => Object.keys(headers).length > 0)
        .flatMap(({ place, headers }) => globs(place).map((glob) => rule(glob, headers))),
    ],
  };
  return `${JSON.stringify({ hosting }, undefined, 2)}\n`;
}

function globs(place: Place): string[] {
  if ('folder' in place) return [`${place.folder}**`];
  if ('file' in place) return [place.file];
  // An address whose last part has no dot; and the page for missing ones, by its file.
  return ['**/!(*.*)', pageFile(NOT_FOUND)];
}

function rule(source: string, headers: Headers) {
  return {
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}
