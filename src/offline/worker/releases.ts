import { RELEASES } from '#content/storing.ts';

declare const self: ServiceWorkerGlobalScope;

/** The cache keys of files. A key contains a hash of the file, so that one key is one file in every release. */
export type Files = readonly string[];

/** The releases whose files are needed. All of them are in one cache, so that a file is fetched and stored once. */
export interface Releases {
  /** The release that serves the site; null if none does, or if an older worker serves the site and has recorded nothing. */
  readonly active: Files | null;
  /** The hashed files that tabs of the release before may still request. */
  readonly previous: Files;
  /** The releases that can activate, the newest last: the one that waits, and the one that is being stored. */
  readonly candidates: readonly { readonly files: Files; readonly isStored: boolean }[];
}

export const noReleases: Releases = { active: null, previous: [], candidates: [] };

/** Names in this folder contain a hash of the content: in every release, the same name is the same file. */
export const isHashed = (address: string) => new URL(address).pathname.startsWith('/assets/');

/** The worker begins to store a release. Until it ends, the visitor can accept the one that waits. */
export function begun({ candidates, ...others }: Releases, files: Files): Releases {
  const waiting = candidates.findLast(({ isStored }) => isStored);
  return { ...others, candidates: [...(waiting ? [waiting] : []), { files, isStored: false }] };
}

/**
 * All files of the release are stored, so it waits. The one that waited before stays: it can activate until the browser has
 * ended the installation.
 */
export function stored({ candidates, ...others }: Releases, files: Files): Releases {
  const older = candidates.filter((candidate) => !isSame(candidate.files, files));
  return { ...others, candidates: [...older, { files, isStored: true }] };
}

/**
 * The release serves the site. Tabs of the release before continue with their own code, and may still request parts that they
 * have not loaded and that the host may have deleted. So its hashed files stay until the release after next. `cached` are the
 * keys in the cache, of which the release before is a part.
 */
export function activated(
  { active, previous, candidates }: Releases,
  files: Files,
  cached: Files,
): Releases {
  const current = new Set(files);
  const replaced = (active ?? cached).filter((key) => isHashed(key) && !current.has(key));
  const index = candidates.findLastIndex((candidate) => isSame(candidate.files, files));
  return {
    active: files,
    // If no hashed file was replaced, the files kept earlier stay.
    previous: replaced.length > 0 ? replaced : previous,
    candidates: candidates.slice(index + 1),
  };
}

/** The files that a release needs. All others can be deleted. */
export function neededFiles({ active, previous, candidates }: Releases): ReadonlySet<string> {
  return new Set([...(active ?? []), ...previous, ...candidates.flatMap(({ files }) => files)]);
}

const isSame = (files: Files, others: Files) => files.join() === others.join();

/** While a worker holds this lock, no other worker changes which files are needed. */
const LOCK = 'releases';

/**
 * Records a change of the releases, and deletes the files that no release needs. If `change` throws, nothing changes. The
 * record is in the cache of the files, so that both end together: the kill switch deletes the cache, and a worker that knows no record
 * deletes the record when it activates.
 */
export function changeReleases(
  cacheName: string,
  change: (releases: Releases, cached: Files) => Releases,
): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const cache = await caches.open(cacheName);
    const keys = (await cache.keys()).map(({ url }) => url);
    const recordKey = new URL(RELEASES, self.location.href).href;
    const cached = keys.filter((key) => key !== recordKey);
    const record = await cache.match(recordKey);
    const before: Releases = record ? await record.json() : noReleases;
    const releases = change(before, cached);
    if (isComplete(releases)) {
      const needed = neededFiles(releases);
      for (const key of cached) if (!needed.has(key)) await cache.delete(key);
    }
    await cache.put(recordKey, new Response(JSON.stringify(releases)));
  });
}

/** Whether the record names the files of every worker. Workers of earlier versions of the site recorded nothing. */
function isComplete({ active, candidates }: Releases): boolean {
  const { registration } = self;
  const knowsActive = active !== null || registration.active === null;
  const knowsWaiting = registration.waiting === null || candidates.some(({ isStored }) => isStored);
  return knowsActive && knowsWaiting;
}
