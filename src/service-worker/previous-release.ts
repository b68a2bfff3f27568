import type { PrecacheController } from 'workbox-precaching';

/** The cache of the previous release's hashed files. */
const PREVIOUS_RELEASE = 'previous-release';

/** Names in this folder contain a hash of the content: in every release, the same name is the same file. */
export const isHashed = (pathname: string) => pathname.startsWith('/assets/');

/**
 * Called when a new release activates. A tab of the previous release continues with its own code, and may
 * still request chunks that it has not loaded, which the host may have deleted. So this keeps the previous
 * release's hashed files until the release after next, and deletes all other caches.
 */
export async function replacePreviousRelease(release: PrecacheController): Promise<void> {
  const current = new Set(release.getURLsToCacheKeys().values());
  const stored = await caches.open(release.strategy.cacheName);
  const outdated = (await stored.keys()).filter(
    ({ url }) => !current.has(url) && isHashed(new URL(url).pathname),
  );
  const kept = [release.strategy.cacheName];
  // No hashed file was replaced: the files kept earlier stay.
  if (outdated.length === 0) kept.push(PREVIOUS_RELEASE);
  for (const name of await caches.keys()) {
    if (!kept.includes(name)) await caches.delete(name);
  }
  if (outdated.length === 0) return;
  const previous = await caches.open(PREVIOUS_RELEASE);
  for (const request of outdated) {
    const response = await stored.match(request);
    if (response) await previous.put(request, response);
  }
}

/** The response to a request for a hashed file that this release does not have. */
export async function previousReleaseResponse(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: PREVIOUS_RELEASE, ignoreVary: true });
  return kept ?? fetch(request);
}
