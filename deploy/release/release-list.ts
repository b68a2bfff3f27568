import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '#content/languages.ts';
import { languageOption } from '#deploy/options.ts';

/** The file in which a build lists what it made. Hosts serve it, so that everybody can see which release is live. */
export const RELEASE_LIST = 'release.json';

export interface ReleaseList {
  /** Null if the build had no commit: outside git, or with changes that are not committed. */
  readonly commit: string | null;
  readonly settings: { readonly language: string; readonly form: string; readonly worker: string };
  readonly files: Readonly<Record<string, string>>;
}

export function digest(content: Buffer): string {
  return hash('sha256', content);
}

export function digestsIn(folder: string): Record<string, string> {
  const files = filesBelow(folder).filter((file) => file !== RELEASE_LIST);
  return Object.fromEntries(files.map((file) => [file, digest(readFileSync(join(folder, file)))]));
}

/** Reads the list of a built site. Throws an error that says how to build the site in this language if there is none. */
export function readReleaseList(folder: string, language: Language = defaultLanguage): ReleaseList {
  const file = join(folder, RELEASE_LIST);
  if (!existsSync(file)) {
    const command = `npm run build${languageOption(language)}`;
    throw new Error(`${folder}/ contains no built site; \`${command}\``);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** All that is in a folder and in the folders below it, except folders: sorted paths with forward slashes. */
export function filesBelow(folder: string): string[] {
  // Not `recursive`, which also walks through links, and so out of the folder or in circles.
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : entry.name,
    )
    .sort();
}

/** Throws, with the reason, if the folder does not have exactly the files of the commit: such a build has no commit to name. */
export function checkedOutCommit(root: string): string {
  // Git would also answer for a repository around this folder, in which this folder may be ignored.
  if (!existsSync(join(root, '.git'))) throw new Error('this folder is no git checkout');
  const changes = git(root, 'status', '--porcelain').trimEnd();
  if (changes !== '') throw new Error(`the working tree has uncommitted changes:\n${changes}`);
  return git(root, 'rev-parse', 'HEAD').trim();
}

/** Whether a file would make a new file of the repository in whose root this runs, and so an uncommitted change. */
export function isUntracked(file: string): boolean {
  // 0 if git ignores the file, 128 if it is outside the repository.
  return spawnSync('git', ['check-ignore', '--quiet', file]).status === 1;
}

function git(root: string, ...command: string[]): string {
  return execFileSync('git', ['-C', root, ...command], { encoding: 'utf8', stdio: 'pipe' });
}
