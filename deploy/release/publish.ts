import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  liveRelease,
  PARTIAL,
  type Release,
  releasesFolder,
  releasesIn,
  siteOf,
  switchTo,
  withLock,
  writeRecord,
} from './published-folder.ts';
import { filesBelow, RELEASE_LIST } from './release-list.ts';

/** How long hashed files stay after their release was replaced: an open page can still load its parts for this time. */
export const KEPT_DAYS = 30;
const KEPT_MILLISECONDS = KEPT_DAYS * 24 * 60 * 60 * 1000;

/** A build to publish: its commit, and where each file of the site comes from. */
export interface Build {
  readonly commit: string;
  readonly sources: ReadonlyMap<string, string>;
}

/** Unchanged files are hard links: they keep their time, so browsers' copies stay valid. `written` are the files that have changed. */
export function publish({ commit, sources }: Build, folder: string, now: Date) {
  if (existsSync(join(folder, 'service-worker.js'))) {
    throw new Error(
      `${folder} itself contains a site, as earlier versions of this command left it; publish into another folder`,
    );
  }
  mkdirSync(releasesFolder(folder), { recursive: true });
  return withLock(folder, () => {
    const outgoing = liveRelease(folder);
    const published = now.toISOString();
    const name = `${published.replace(/[:.]/g, '-')}-${commit.slice(0, 7)}`;
    const partial = releasesFolder(folder, name + PARTIAL);
    const site = join(partial, 'site');
    const files = [...sources.keys()];
    const written = [...sources].flatMap(([file, source]) => {
      const before = outgoing && join(siteOf(folder, outgoing), file);
      const content = readFileSync(source);
      if (before && existsSync(before) && readFileSync(before).equals(content)) {
        link(before, join(site, file));
        return [];
      }
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), content, { flush: true });
      return [file];
    });
    if (outgoing) carryOver(folder, outgoing, { site, files }, now);
    // A build that is published again takes its own place: `--back` must lead to another build.
    const isSameBuild = !written.includes(RELEASE_LIST);
    const previous = isSameBuild ? releaseBefore(folder, outgoing) : outgoing;
    const release = {
      name,
      commit,
      published,
      replaced: published,
      previous: previous?.name ?? null,
      files,
    };
    writeRecord(partial, release);
    renameSync(partial, releasesFolder(folder, name));
    switchTo(folder, release, outgoing, now);
    return { release, previous, written, removed: removeExpired(folder, release, now) };
  });
}

/** Makes the release live that was live before the present one; `before` was live before it. Throws an error if there is none. */
export function goBack(folder: string, now: Date) {
  return withLock(folder, () => {
    const from = liveRelease(folder);
    const to = releaseBefore(folder, from);
    if (!from || !to) throw new Error(`${folder} contains no release before the live one`);
    carryOver(folder, from, { site: siteOf(folder, to), files: to.files }, now);
    switchTo(folder, to, from, now);
    return { from, to, before: releaseBefore(folder, to) };
  });
}

function releaseBefore(folder: string, release: Release | undefined): Release | undefined {
  return releasesIn(folder).find(({ name }) => name === release?.previous);
}

/** Until when a replaced release stays, with the hashed files that only it has. */
export function keptUntil({ replaced }: Release): Date {
  return new Date(Date.parse(replaced) + KEPT_MILLISECONDS);
}

/** What must not go with the outgoing release: hashed files for open pages, and what no release published, such as ACME tokens. */
function carryOver(
  folder: string,
  outgoing: Release,
  { site, files }: { readonly site: string; readonly files: readonly string[] },
  now: Date,
): void {
  // What a release that comes back kept when it was live may have been changed or deleted since.
  for (const file of filesBelow(site)) if (!files.includes(file)) rmSync(join(site, file));
  const releases = releasesIn(folder);
  const kept = releases.filter((release) => keptUntil(release) >= now);
  for (const release of [outgoing, ...kept]) {
    for (const file of release.files.filter(isHashed)) {
      const source = join(siteOf(folder, release), file);
      if (existsSync(source) && !existsSync(join(site, file))) link(source, join(site, file));
    }
  }
  const hashed = releases.flatMap((release) => release.files.filter(isHashed));
  const published = new Set([...files, ...outgoing.files, ...hashed]);
  for (const file of filesBelow(siteOf(folder, outgoing))) {
    if (!published.has(file)) copy(join(siteOf(folder, outgoing), file), join(site, file));
  }
}

/** Gives up and returns the releases that no visitor needs any more, and that `--back` does not return to. */
function removeExpired(folder: string, live: Release, now: Date): Release[] {
  const expired = releasesIn(folder).filter(
    (release) => ![live.name, live.previous].includes(release.name) && keptUntil(release) < now,
  );
  for (const { name } of expired) {
    renameSync(releasesFolder(folder, name), releasesFolder(folder, name + PARTIAL));
  }
  return expired;
}

/** Whether a file's name contains a hash of its content, so that releases share it. */
const isHashed = (file: string) => file.startsWith('assets/');

function link(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  linkSync(file, target);
}

/** A copy, because its owner may change the file where it is. Not `cpSync` for links: it looks at their targets. */
function copy(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  if (lstatSync(file).isSymbolicLink()) symlinkSync(readlinkSync(file), target);
  else cpSync(file, target, { preserveTimestamps: true });
}
