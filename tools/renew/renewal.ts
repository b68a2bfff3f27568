import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '#content/languages.ts';

/** Files that a command generates and that are committed. */
export interface Kind {
  /** Such as `hosts`, or `pictures es` if each language has files of its own. */
  readonly name: string;
  readonly language?: Language;
  /** What the files are made from: they are stale when it changes. */
  readonly source: () => string;
  /** Globs of the files, from the root. */
  readonly files: readonly string[];
  /** Runs in a shell, with the language in SITE_LANGUAGE. */
  readonly command: string;
  readonly needsBuild?: boolean;
}

/**
 * Knows from a committed record what is stale, and renews it. The record has the digest of each kind's source and files after
 * its last renewal. `run` returns whether a command succeeded.
 */
export function renewal(
  root: string,
  record: string,
  run: (command: string, language: Language) => boolean,
) {
  const renewedBefore = (): Readonly<Record<string, string>> =>
    existsSync(join(root, record)) ? JSON.parse(readFileSync(join(root, record), 'utf8')) : {};

  const hashesOf = ({ files }: Kind): ReadonlyMap<string, string> => {
    const found = globSync(files, { cwd: root }).toSorted();
    return new Map(found.map((file) => [file, hash('sha256', readFileSync(join(root, file)))]));
  };

  const digestOf = (kind: Kind) =>
    hash('sha256', JSON.stringify([kind.source(), ...hashesOf(kind)])).slice(0, 16);

  /** Whether a kind's source or files are not those of its last renewal. */
  const isStale = (kind: Kind) => renewedBefore()[kind.name] !== digestOf(kind);

  const remember = (kind: Kind) => {
    const renewed = Object.entries({ ...renewedBefore(), [kind.name]: digestOf(kind) });
    const sorted = renewed.toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(join(root, record), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  };

  /**
   * Renews the kinds that are stale, or all of them, and returns their names and the files that are new, deleted or have other
   * bytes. A command may make a later kind stale. A command that fails leaves its kind stale and does not stop the others.
   */
  const renew = (kinds: readonly Kind[], build: string, which: 'stale' | 'all') => {
    const renewed: string[] = [];
    const failed: string[] = [];
    const changed: string[] = [];
    let isBuilt: boolean | undefined;
    for (const kind of kinds) {
      if (which === 'stale' && !isStale(kind)) continue;
      const { name, command, needsBuild, language = defaultLanguage } = kind;
      const before = hashesOf(kind);
      if (needsBuild) isBuilt ??= run(build, language);
      const hasRun = isBuilt !== false && run(command, language);
      const after = hashesOf(kind);
      const both = new Set([...before.keys(), ...after.keys()]);
      changed.push(...[...both].filter((file) => before.get(file) !== after.get(file)));
      (hasRun ? renewed : failed).push(name);
      if (hasRun) remember(kind);
    }
    return { renewed, failed, changed: changed.toSorted() };
  };

  return { isStale, renew };
}
