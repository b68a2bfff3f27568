import { NOT_FOUND, NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect, waitForHydration } from '#e2e/support/site-test.ts';
import {
  emptyHttpCache,
  expectInstalled,
  lookForUpdate,
  openControlled,
  openStored,
  storedFilms,
} from '#e2e/support/stored-site.ts';
import { expectPage, followHeader } from '#e2e/support/visit.ts';

const notStored = /^The site is not available offline: this browser could not store it\.$/;
test.use({
  provoked: {
    messages: [notStored, /^The film could not/, /^Failed to load resource/, /^404: no page at/],
  },
});

test('a browser with little storage shows the site online and logs one message, and stores what there is room for', {
  tag: '@whole',
}, async ({ page, context, baseURL, host }) => {
  const session = await context.newCDPSession(page);
  // The site takes 2.4 million bytes without its film, and 3.1 million with the film in its smaller format.
  const limitTo = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: baseURL, quotaSize });
  await limitTo(500_000);
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await page.goto('/about');
  await expectInstalled.poll(() => lines).toEqual([expect.stringMatching(notStored)]);
  await followHeader(page, '/careers');
  expect(lines).toHaveLength(1);

  await limitTo(2_700_000);
  const line = page.waitForEvent('console', (entry) => /^The film could/.test(entry.text()));
  await openControlled(page, '/about');
  await line;
  host.isReachable = false;
  await page.goto('/careers');
  await expectPage(page, '/careers');
  expect(await storedFilms(page)).toEqual([]);
});

test('a site without its cache is stored again', { tag: '@whole' }, async ({ page, host }) => {
  await openStored(page, '/about');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await openStored(page, '/about');
  await expectInstalled
    .poll(() => page.evaluate(() => caches.match('/releases').then(Boolean)))
    .toBe(true);
  host.isReachable = false;
  await emptyHttpCache(page);
  await page.goto('/careers');
  await expectPage(page, '/careers');
});

test('in a browser without workers, the site works online', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const line = page.waitForEvent('console');
  await page.goto('/about');
  expect((await line).text()).toBe(
    'The site is not available offline: this browser has no service workers.',
  );
  await followHeader(page, '/careers');
});

test('the host answers if no cache can be read', { tag: '@whole' }, async ({ page, context }) => {
  await openStored(page, '/about');
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const fail = () => Promise.reject(new Error('no disk'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail });
  });
  expect(worker).toBeDefined();
  await page.goto('/careers');
  await expectPage(page, '/careers');
});

test('caches of other versions are removed', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const name of ['workbox-precache-v1-old', 'pages', 'runtime']) await caches.open(name);
  });
  await openStored(page, '/about');
  await expectInstalled
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^workbox-precache-v2-http/)]);
});

test('an interrupted installation goes on', { tag: '@whole' }, async ({ page, host }) => {
  // One of the last files that a worker fetches.
  const drawing = '/plates/travel.svg';
  const manifest = '/manifest.webmanifest';
  for (const file of [drawing, manifest]) host.broken.add(file);
  const line = page.waitForEvent('console', (entry) => notStored.test(entry.text()));
  await page.goto('/about');
  await line;
  host.broken.clear();
  const before = host.requests.length;
  // The same document, on which a visitor reads on.
  await lookForUpdate(page);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expectInstalled.poll(isControlled).toBe(true);
  const status = await page.evaluate(async (file) => (await fetch(file)).status, manifest);
  expect(status, 'the error in place of the manifest is not kept').toBe(200);
  const later = host.requests.slice(before).map(({ path }) => path);
  expect(later).toContain(drawing);
  expect(later).not.toContain('/services/automation');
});

test('neither a picture nor a part that the host never answers delays the worker for more than a minute', {
  tag: '@whole',
}, async ({ page, context, host }) => {
  await context.clock.install();
  // The load event waits for the picture. The others are a chunk of another page, and the control of the installation.
  host.hold((path) => /^\/film\/poster.svg|^\/assets\/(?:privacy|InstallApp)-/.test(path));
  await page.goto('/', { waitUntil: 'commit' });
  await waitForHydration(page);
  const worker = page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const requested = async () => {
    // Each wait is 30 s, and begins some moments after what it follows.
    await context.clock.fastForward('00:30');
    return host.requests.map(({ path }) => path);
  };
  await expect.poll(requested).toContain('/service-worker.js');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  // The worker needs the same files.
  host.release();
  await worker;
});

test('a not-found page with status 404 is stored', { tag: '@whole' }, async ({ page, host }) => {
  host.statuses.set(NOT_FOUND_ADDRESS, 404);
  await openControlled(page, '/about');
  expect(host.requests.map(({ path }) => path)).toContain(NOT_FOUND_ADDRESS);
  host.isReachable = false;
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expectPage(page, NOT_FOUND);
});
