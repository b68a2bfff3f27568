import { hash } from 'node:crypto';
import { appendFileSync, cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filmSources } from '#content/film.ts';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';

// Copies of a built release with a change, for the price of a copy. The worker's list follows the changed files.

export function copyWithAnotherFilm(release: string, folder: string): void {
  copy(release, folder);
  for (const { src } of filmSources) appendFileSync(join(folder, src), '\0');
  writeList(folder);
}

/** The last file that a worker fetches of a release with another heading, except the film. No page but Home shows it. */
export const LAST_FILE = '/film/poster.svg';

/** Scripts with the sentence get other names, as in a build. With `allNames` every page changes, as after a change of shared code. */
export function copyReworded(
  release: string,
  folder: string,
  [from, to]: readonly [from: string, to: string],
  { allNames } = { allNames: false },
): void {
  copy(release, folder);
  const reworded = rewrite(folder, (text) => text.replaceAll(from, to));
  if (reworded.length === 0) throw new Error(`no file contains “${from}”`);
  if (allNames) appendFileSync(join(folder, LAST_FILE), '\n');
  rename(folder, allNames ? globSync('assets/*', { cwd: folder }) : reworded.filter(isAsset), to);
  writeList(folder);
}

const isAsset = (file: string) => file.startsWith('assets');

function rewrite(folder: string, change: (text: string) => string): string[] {
  return globSync('**/*.{html,js,css,json}', { cwd: folder }).filter((file) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(path, changed);
    return changed !== text;
  });
}

function rename(folder: string, files: readonly string[], seed: string): void {
  const newName = (name: string) => {
    return name.replace(/[\w-]{8}(?=\.\w+$)/, hash('md5', seed + name).slice(0, 8));
  };
  const newNames = new Map(files.map((file) => [basename(file), newName(basename(file))]));
  const changed = rewrite(folder, (text) =>
    text.replace(/[\w.-]+/g, (word) => newNames.get(word) ?? word),
  );
  const stale = changed.filter((file) => isAsset(file) && !files.includes(file));
  if (stale.length > 0) throw new Error(`${stale.join(', ')} would have a changed name, too`);
  for (const [from, to] of newNames) {
    renameSync(join(folder, 'assets', from), join(folder, 'assets', to));
  }
}

/** Without the compressed copies, because they would not follow a change. */
function copy(release: string, folder: string): void {
  cpSync(release, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
}

function writeList(folder: string): void {
  const worker = join(folder, 'service-worker.js');
  const script = readFileSync(worker, 'utf8');
  const newScript = script.replace(/\[\{"[^\]]*\}\]/, (list) => {
    const entries: { url: string; revision: string | null; integrity?: string }[] =
      JSON.parse(list);
    for (const entry of entries) {
      const page = paths.find((path) => path === entry.url);
      const file = readFileSync(join(folder, page ? pageFile(page) : entry.url));
      if (entry.revision !== null) entry.revision = hash('md5', file);
      if (entry.integrity !== undefined) {
        entry.integrity = `sha256-${hash('sha256', file, 'base64')}`;
      }
    }
    return JSON.stringify(entries);
  });
  if (newScript === script) throw new Error('the worker has no list, or no file has changed');
  writeFileSync(worker, newScript);
}
