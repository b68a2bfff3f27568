import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestsIn, RELEASE_LIST, type ReleaseList } from './release-list.ts';

export function writeBuild(
  folder: string,
  files: Readonly<Record<string, string>>,
  { commit, settings = { language: 'en', form: 'own', worker: 'offline' } }: Partial<ReleaseList>,
): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  writeFileSync(
    join(folder, RELEASE_LIST),
    JSON.stringify({ commit, settings, files: digestsIn(folder) }),
  );
}

/** Writes a build and returns it, to be published. The commit is a letter, forty times. */
export function buildOf(folder: string, letter: string, files: Readonly<Record<string, string>>) {
  const commit = letter.repeat(40);
  const built = join(folder, letter);
  writeBuild(built, files, { commit });
  const names = [...Object.keys(files), RELEASE_LIST];
  return { commit, sources: new Map(names.map((file) => [file, join(built, file)])) };
}
