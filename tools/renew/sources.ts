import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn } from '#plugins/copy/source-copy.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The names of the files that match a glob, from the root. Throws an error if there is none. */
export function names(glob: string): string {
  const found = globSync(glob, { cwd: root }).toSorted();
  if (found.length === 0) throw new Error(`no file matches ${glob}`);
  return found.join('\n');
}

/** The texts of the files that match these globs. */
export function texts(...globs: readonly string[]): string {
  return globs.flatMap((glob) => names(glob).split('\n').map(read)).join('\n');
}

/**
 * The sentences of a language whose place matches one of the patterns, in any order. A place is the file of copy and
 * the message's path, such as `services/gen-ai:hero.title`. Throws an error if a pattern matches none.
 */
export function sentences(language: string, ...patterns: readonly RegExp[]): string {
  const all = globSync(`src/languages/${language}/**/*.json`, { cwd: root }).flatMap((file) =>
    messagesIn(JSON.parse(read(file))).map(([path, text]) => ({
      place: `${file.replace(/\.json$/, '')}:${path}`,
      text,
    })),
  );
  const shown = patterns.flatMap((pattern) => {
    const found = all.filter(({ place }) => pattern.test(place));
    if (found.length === 0) throw new Error(`no sentence in ${language} is at ${pattern}`);
    return found.map(({ text }) => text);
  });
  return [...new Set(shown)].toSorted().join('\n');
}
