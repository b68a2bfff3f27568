import type { PrecacheController } from 'workbox-precaching';

/** Where the hashed files of the release before are kept. */
const PREVIOUS_RELEASE = 'previous-release';

/** The build names these by their content, so that no release can mean another file by the name. */
export const isHashed = (pathname: string) => pathname.startsWith('/assets/');

/**
 * Makes room for a release that takes over. A tab that was opened in the release before goes on
 * with its own code and may ask for parts of it that it has not needed yet, also offline, and the
 * host may have them no more. So its hashed files are kept until the release after next; everything
 * else goes.
 */
export async function replacePreviousRelease(release: PrecacheController): Promise<void> {
  const current = new Set(release.getURLsToCacheKeys().values());
  const stored = await caches.open(release.strategy.cacheName);
  const outdated = (await stored.keys()).filter(
    ({ url }) => !current.has(url) && isHashed(new URL(url).pathname),
  );
  const kept = [release.strategy.cacheName];
  // A release that only takes files away has nothing to keep, and replaces nothing.
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

/** A hashed file that this release does not have. */
export async function answerPreviousRelease(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: PREVIOUS_RELEASE, ignoreVary: true });
  return kept ?? fetch(request);
}
