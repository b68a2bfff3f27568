import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { NOT_FOUND, NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { builtSite } from '#e2e/support/built-site.ts';
import { contact, home, nameOf, offline, pageTexts } from '#e2e/support/copy.ts';
import { fillIn } from '#e2e/support/fill-in.ts';
import { filmRequests } from '#e2e/support/film-requests.ts';
import { headerLink } from '#e2e/support/header-link.ts';
import { openControlled, openStored } from '#e2e/support/open-stored.ts';
import { letRest } from '#e2e/support/page-rest.ts';
import { lookForUpdate, test } from '#e2e/support/releases.ts';
import { simulateFastConnection } from '#e2e/support/simulate-fast-connection.ts';
import { expect, openIdle, waitForHydration, waitForIdle } from '#e2e/support/site-test.ts';
import { storedFilms } from '#e2e/support/stored-films.ts';
import { keepFilmMessages, recordKeepFilmMessages } from './keep-film-messages.ts';
import { expectPlaysAndSeeks } from './plays-and-seeks.ts';

/** In bytes. The site takes 2.4 million without its film, and 3.1 million with the film in its smaller format. */
const quotas = { lessThanTheSite: 500_000, lessThanTheFilm: 2_700_000 } as const;

/** Everything that the site has stored on the visitor's device, by kind of storage. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
    caches: await caches.keys(),
  }));
const onlyThePrecache = {
  local: [],
  session: [],
  databases: [],
  cookies: '',
  caches: [expect.stringMatching(/^workbox-precache-v2-http/)],
};

test('the site stores only the worker’s files, whatever the visitor does', async ({
  page,
  context,
}) => {
  test.slow();
  await openStored(page, '/');
  await page.getByRole('button', { name: home().film.unmute }).click();
  for (const path of paths) await page.goto(path);
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await page.getByRole('button', { name: contact().form.submit }).click();
  await expect(page.getByRole('group', { name: contact().toast.title })).toBeVisible();
  await headerLink(page, nameOf('/careers')).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  expect(await stored(page)).toEqual(onlyThePrecache);
  expect(await context.cookies()).toEqual([]);
});

test('caches of other versions are removed', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const name of ['workbox-precache-v1-old', 'pages', 'runtime']) await caches.open(name);
  });
  await openStored(page, '/about');
  await expect.poll(() => stored(page)).toEqual(onlyThePrecache);
});

for (const isLate of [false, true]) {
  test(`the film of a first visit to Home is not downloaded twice${isLate ? ', even if the worker starts after it' : ''}`, {
    tag: isLate ? '@whole' : [],
  }, async ({ browser, baseURL, host, language }) => {
    // A page without the fixture's request routing, because routing turns the browser's cache off.
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(simulateFastConnection);
    if (isLate) host.broken.add('/service-worker.js');
    await page.goto('/');
    const film = page.locator('video');
    await expect
      .poll(() =>
        film.evaluate(
          ({ buffered, duration }: HTMLVideoElement) =>
            buffered.length > 0 &&
            buffered.end(0) === duration &&
            // The player has the whole file some moments before the browser's cache has it.
            performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.webm')),
        ),
      )
      .toBe(true);
    host.broken.clear();
    if (isLate) await page.goto('/about');
    await expect.poll(() => storedFilms(page)).toEqual(['/film/film.webm']);
    const downloaded = host.requests
      .filter(({ path }) => path === '/film/film.webm')
      .reduce((sum, { bytes }) => sum + bytes, 0);
    host.isReachable = false;
    const stored = await page.evaluate(async () => {
      const response = await fetch('/film/film.webm');
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    });
    const { size } = statSync(join(builtSite(language), 'film/film.webm'));
    expect(stored).toEqual({ status: 200, bytes: size });
    expect(downloaded).toBeLessThan(stored.bytes * 1.05);
    await page.close();
  });
}

test('two pages that are opened together download the film once', { tag: '@whole' }, async ({
  page,
  context,
  host,
}) => {
  const other = await context.newPage();
  await Promise.all([openStored(page, '/about'), openStored(other, '/careers')]);
  await page.reload();
  await openStored(page, '/terms');
  const requests = host.requests.filter(({ path }) => path === '/film/film.webm');
  expect(requests).toHaveLength(1);
});

test.describe('without enough storage', () => {
  const notEnoughStorage = /^The site is not available offline: this browser could not store it\.$/;
  test.use({ provoked: { messages: [notEnoughStorage] } });

  test('the site works online and logs one message', async ({ page, context, baseURL }) => {
    const session = await context.newCDPSession(page);
    const origin = baseURL ?? '';
    await session.send('Storage.overrideQuotaForOrigin', {
      origin,
      quotaSize: quotas.lessThanTheSite,
    });
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await page.goto('/about');
    await expect.poll(() => lines).toEqual([expect.stringMatching(notEnoughStorage)]);
    await headerLink(page, nameOf('/careers')).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    expect(lines).toHaveLength(1);
  });
});

test.describe('an interrupted installation', () => {
  const notStored = /^The site is not available offline: this browser could not store it\.$/;
  test.use({ provoked: { messages: [notStored, /^Failed to load resource/] } });

  test('continues where it stopped', { tag: '@whole' }, async ({ page, host }) => {
    // One of the last files that a worker fetches.
    const drawing = '/drawings/travel.svg';
    host.broken.add(drawing);
    const line = page.waitForEvent('console', (entry) => notStored.test(entry.text()));
    await page.goto('/about');
    await line;
    host.broken.clear();
    const before = host.requests.length;
    await openControlled(page, '/about');
    const later = host.requests.slice(before).map(({ path }) => path);
    expect(later).toContain(drawing);
    expect(later).not.toContain('/services/automation');
  });
});

test('with storage for the site but not for its film, the site works offline', async ({
  page,
  context,
  baseURL,
  host,
}) => {
  const session = await context.newCDPSession(page);
  const origin = baseURL ?? '';
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    quotaSize: quotas.lessThanTheFilm,
  });
  const line = context.waitForEvent('console', (entry) => /^The film could not/.test(entry.text()));
  await openControlled(page, '/about');
  await line;
  host.isReachable = false;
  await page.goto('/careers');
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  expect(await storedFilms(page)).toEqual([]);
});

test('a part of another page that the host never answers delays the worker for 30 s, and not for ever', async ({
  page,
  context,
  host,
}) => {
  await context.clock.install();
  // Every chunk of one other page, whose hashed names the test does not know.
  const isHeld = (path: string) => path.startsWith('/assets/privacy-');
  host.hold(isHeld);
  const held = page.waitForRequest((request) => isHeld(new URL(request.url()).pathname));
  await page.goto('/about');
  await held;
  const worker = page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.clock.fastForward('00:30');
  await expect.poll(() => host.requests.map(({ path }) => path)).toContain('/service-worker.js');
  // The worker needs the same file.
  host.release();
  await worker;
  host.isReachable = false;
  await page.goto('/privacy');
  await expect(page.locator('h1')).toHaveText(pageTexts('/privacy').heading);
});

test.describe('on a host that sends the not-found page’s own file with status 404', () => {
  test.use({ provoked: { messages: [/status of 404/, /^404: no page at/] } });

  test('the site is stored, with that page', { tag: '@whole' }, async ({ page, host }) => {
    host.statuses.set(NOT_FOUND_ADDRESS, 404);
    await openControlled(page, '/about');
    expect(host.requests.map(({ path }) => path)).toContain(NOT_FOUND_ADDRESS);
    host.isReachable = false;
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(pageTexts(NOT_FOUND).heading);
  });
});

test('in a browser without workers, the site works online', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const line = page.waitForEvent('console');
  await page.goto('/about');
  expect((await line).text()).toBe(
    'The site is not available offline: this browser has no service workers.',
  );
  await headerLink(page, nameOf('/careers')).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
});

test.describe('Save-Data', () => {
  // Fast, so that only the preference can keep the film from being stored and played.
  const savesData = `
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, downlink: 10 } });
  `;

  test('stores no film, and the host sends the film in parts when it is played', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    await page.addInitScript(savesData);
    await recordKeepFilmMessages(page);
    await openIdle(page, '/about');
    await page.getByRole('button', { name: offline().use.action }).click();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await waitForIdle(page);
    expect(await keepFilmMessages(page)).toEqual([]);
    expect(await storedFilms(page)).toEqual([]);
    expect(host.requests.map(({ path }) => path)).not.toContain('/film/film.webm');

    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/film/film.webm')) statuses.push(response.status());
    });
    const requests = filmRequests(page);
    await openIdle(page, '/');
    await letRest(page);
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: home().film.play }).click();
    await expectPlaysAndSeeks(page);
    expect(new Set(statuses)).toEqual(new Set([206]));
    expect(await storedFilms(page)).toEqual([]);
  });

  test('that is switched on later deletes no stored film', { tag: '@whole' }, async ({
    page,
    host,
  }) => {
    await openStored(page, '/about');
    expect(await storedFilms(page)).toEqual(['/film/film.webm']);
    await page.addInitScript(savesData);
    await recordKeepFilmMessages(page);
    host.workerPrologue = '/* a new version */';
    await lookForUpdate(page);
    const reloaded = page.waitForEvent('load');
    await page.locator('.toast').getByRole('button', { name: offline().updates.reload }).click();
    await reloaded;
    await waitForIdle(page);
    expect(await keepFilmMessages(page)).toEqual([]);
    expect(await storedFilms(page)).toEqual(['/film/film.webm']);
  });

  test('that is switched on later shows the poster until Play is pressed', {
    tag: '@whole',
  }, async ({ page }) => {
    await page.clock.install();
    await openStored(page, '/about');
    await page.addInitScript(savesData);
    await openIdle(page, '/');
    await expect(page.getByRole('button', { name: home().film.play })).toBeVisible();
    await letRest(page);
    await expect(page.locator('video')).toHaveCount(0);
    await page.getByRole('button', { name: home().film.play }).click();
    await expectPlaysAndSeeks(page);
  });
});
