import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** How long old assets stay: an open page can still load its assets for this time. */
export const KEPT_DAYS = 30;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The names of the files that a release wrote and removed. */
export interface Published {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Publishes a build over the previous release: hashed files first, then pages, the worker last, so that
 * every page's files always exist. Hashed files of earlier releases stay. Files that have not changed are
 * not written: those without a hash keep their modification time, so that browsers' copies stay valid. All other
 * files of the folder are removed.
 */
export function publish(build: string, published: string, now: Date): Published {
  const files = filesBelow(build).sort((one, other) => publishOrder(one) - publishOrder(other));
  const written = files.filter((file) => !isSame(join(build, file), join(published, file)));
  for (const file of written) replace(join(build, file), join(published, file));

  // The modification time of an asset records when a release last contained the asset.
  for (const file of files.filter(isAsset)) utimesSync(join(published, file), now, now);

  const oldest = now.getTime() - KEPT_DAYS * DAY_MILLISECONDS;
  const removed = filesBelow(published)
    .filter((file) => !files.includes(file))
    .filter((file) => !isAsset(file) || statSync(join(published, file)).mtimeMs < oldest);
  for (const file of removed) rmSync(join(published, file));
  return { written, removed };
}

const isAsset = (file: string) => file.startsWith('assets/');

/** The order of writing: a file comes before the files that name it. */
function publishOrder(file: string): number {
  if (isAsset(file)) return 0;
  if (file.startsWith('service-worker.js')) return 3;
  return /\.html(?:\.(?:br|gz))?$/.test(file) ? 2 : 1;
}

/** Replaces a file in one step, so that no visitor gets half a file. */
function replace(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, `${target}.new`);
  renameSync(`${target}.new`, target);
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/** The files in a folder and in the folders below it; an empty list if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
