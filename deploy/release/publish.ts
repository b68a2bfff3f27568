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

/** Whoever opened a page within this time can still load the parts that it names. */
export const KEPT_DAYS = 30;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What a release did to the folder it was published in, by files' names. */
export interface Published {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Publishes a build over the release before it. Hashed files come first and those of earlier
 * releases stay, pages next, the worker last: at no moment does a page name a file that is not
 * there. A file that has not changed is left alone, so that browsers' copies stay valid.
 */
export function publish(build: string, published: string, now: Date): Published {
  const files = filesBelow(build).sort((one, other) => publishOrder(one) - publishOrder(other));
  const written = files.filter((file) => !isSame(join(build, file), join(published, file)));
  for (const file of written) replace(join(build, file), join(published, file));

  // Its time says when an asset was last part of a release.
  for (const file of files.filter(isAsset)) utimesSync(join(published, file), now, now);

  const oldest = now.getTime() - KEPT_DAYS * DAY_MILLISECONDS;
  const removed = filesBelow(published)
    .filter((file) => !files.includes(file))
    .filter((file) => !isAsset(file) || statSync(join(published, file)).mtimeMs < oldest);
  for (const file of removed) rmSync(join(published, file));
  return { written, removed };
}

const isAsset = (file: string) => file.startsWith('assets/');

/** When a file's turn is: what others name comes before them. */
function publishOrder(file: string): number {
  if (isAsset(file)) return 0;
  if (file.startsWith('service-worker.js')) return 3;
  return /\.html(?:\.(?:br|gz))?$/.test(file) ? 2 : 1;
}

/** In one step: nobody is sent half a file. */
function replace(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, `${target}.new`);
  renameSync(`${target}.new`, target);
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
