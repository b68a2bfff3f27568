import {
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** One release of a folder with releases. All times are in ISO 8601. */
export interface Release {
  /** The name of its folder, which begins with the time of its publication. */
  readonly name: string;
  readonly commit: string;
  readonly published: string;
  /** When another release took its place; before that, when it was published. */
  readonly replaced: string;
  readonly previous: string | null;
  /** Its own files, without those that it keeps for other releases. */
  readonly files: readonly string[];
}

/** The end of the name of what is being written or removed: nothing leads there, and the next run removes the rest. */
export const PARTIAL = '.partial';

export const servedFolder = (folder: string) => join(folder, 'current');

/** The folder of all releases, or of the release with this name. */
export const releasesFolder = (folder: string, name = '') => join(folder, 'releases', name);

export const siteOf = (folder: string, { name }: Release) =>
  join(releasesFolder(folder, name), 'site');

const recordIn = (releaseFolder: string) => join(releaseFolder, 'release-record.json');

export function writeRecord(releaseFolder: string, release: Release): void {
  const file = recordIn(releaseFolder);
  writeFileSync(file + PARTIAL, JSON.stringify(release), { flush: true });
  renameSync(file + PARTIAL, file);
}

export function releasesIn(folder: string): Release[] {
  const names = readdirSync(releasesFolder(folder)).filter((name) => /Z-[\da-f]{7}$/.test(name));
  return names.sort().map((name) => {
    const release: Release = JSON.parse(
      readFileSync(recordIn(releasesFolder(folder, name)), 'utf8'),
    );
    return release;
  });
}

export function liveRelease(folder: string): Release | undefined {
  const link = servedFolder(folder);
  const entry = lstatSync(link, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  const target = entry.isSymbolicLink() ? basename(dirname(readlinkSync(link))) : '';
  const live = releasesIn(folder).find(({ name }) => name === target);
  if (!live)
    throw new Error(`${link} is there, but is no link to a release that this command made`);
  return live;
}

export function switchTo(
  folder: string,
  release: Release,
  outgoing: Release | undefined,
  now: Date,
): void {
  if (outgoing) {
    const replaced = now.toISOString();
    writeRecord(releasesFolder(folder, outgoing.name), { ...outgoing, replaced });
  }
  const link = servedFolder(folder);
  rmSync(link + PARTIAL, { force: true });
  symlinkSync(join('releases', release.name, 'site'), link + PARTIAL);
  renameSync(link + PARTIAL, link);
}

/** Runs an action while no other process publishes in this folder, after it has removed what killed ones have left. */
export function withLock<Result>(folder: string, action: () => Result): Result {
  // Each process writes a lock of its own before it looks for other locks. So two processes that begin together see each other,
  // and the lock of a killed process can be removed without the lock of a running one.
  const own = `lock-${process.pid}`;
  writeFileSync(releasesFolder(folder, own), '');
  try {
    refuseOthers(folder, own);
    try {
      removePartialReleases(folder);
      return action();
    } finally {
      // Also after an error: on a full disk, half a release would keep it full.
      removePartialReleases(folder);
    }
  } finally {
    rmSync(releasesFolder(folder, own));
  }
}

function refuseOthers(folder: string, own: string): void {
  for (const name of readdirSync(releasesFolder(folder))) {
    const [, owner] = /^lock-(\d+)$/.exec(name) ?? [];
    if (owner === undefined || name === own) continue;
    const lock = releasesFolder(folder, name);
    if (isRunning(Number(owner))) {
      throw new Error(`process ${owner} publishes here; if it is no release, remove ${lock}`);
    }
    rmSync(lock, { force: true });
  }
}

function removePartialReleases(folder: string): void {
  const names = readdirSync(releasesFolder(folder)).filter((name) => name.endsWith(PARTIAL));
  for (const name of names) rmSync(releasesFolder(folder, name), { recursive: true });
}

function isRunning(owner: number): boolean {
  try {
    return process.kill(owner, 0);
  } catch (error) {
    // Any other error also says that there is such a process.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
