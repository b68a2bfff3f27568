import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { filmSources } from '#content/film.ts';
import { nextRelease } from '#e2e/support/built-releases.ts';
import { copyWithAnotherFilm } from '#e2e/support/changed-release.ts';
import { home } from '#e2e/support/copy.ts';
import { test } from '#e2e/support/host-test.ts';
import { FAST, simulateBandwidth } from '#e2e/support/simulated-browser.ts';
import { expect, waitForIdle } from '#e2e/support/site-test.ts';
import { testedFolder } from '#e2e/support/site-under-test.ts';
import {
  expectInstalled,
  offer,
  openControlled,
  openStored,
  reload,
  storedFilms,
} from '#e2e/support/stored-site.ts';

const [webm, mp4] = filmSources;

const askWorker = (page: Page, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ({ src, headers }) => {
      const response = await fetch(src, { headers });
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    },
    { src: webm.src, headers },
  );

for (const isLate of [false, true]) {
  test(`the film of a first visit to Home is not downloaded twice${isLate ? ', even if the worker starts after it' : ''}`, {
    tag: isLate ? '@whole' : [],
  }, async ({ browser, baseURL, host }) => {
    // A page without the fixture's request routing, because routing turns the browser's cache off.
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(simulateBandwidth, FAST);
    if (isLate) host.broken.add('/service-worker.js');
    await page.goto('/');
    const film = page.locator('video');
    await expectInstalled
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
    await expectInstalled.poll(() => storedFilms(page)).toEqual([webm.src]);
    const downloaded = host.requests
      .filter(({ path }) => path === webm.src)
      .reduce((sum, { bytes }) => sum + bytes, 0);
    host.isReachable = false;
    const { size } = statSync(join(testedFolder, webm.src));
    expect(await askWorker(page)).toEqual({ status: 200, bytes: size });
    expect(await askWorker(page, { Range: 'bytes=100-299' })).toEqual({ status: 206, bytes: 200 });
    expect(downloaded).toBeLessThan(size * 1.05);
    await page.close();
  });
}

test.describe('on a slow connection', () => {
  test.use({ bandwidth: 1 });

  test('the film that a visitor played whole is stored', { tag: '@whole' }, async ({ page }) => {
    // Chromium often reports the last progress before it counts the last part as loaded. Here no progress is reported.
    await page.addInitScript(() =>
      addEventListener('progress', (event) => event.stopImmediatePropagation(), true),
    );
    await openControlled(page, '/');
    await page.getByRole('button', { name: home().film.play, exact: true }).click();
    await expectInstalled.poll(() => storedFilms(page)).toEqual([webm.src]);
  });
});

// Which file a page asks for: src/film/film-file.test.ts.
test('the worker keeps the format that a page asks for', { tag: '@whole' }, async ({ page }) => {
  await openStored(page, '/about');
  for (const src of [mp4.src, null]) {
    await page.evaluate((src) => {
      navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_FILM', src });
    }, src);
    await expectInstalled.poll(() => storedFilms(page)).toEqual(src === null ? [] : [src]);
  }
});

test('two pages that are opened together download the film once', { tag: '@whole' }, async ({
  page,
  context,
  host,
}) => {
  const other = await context.newPage();
  await Promise.all([openStored(page, '/about'), openStored(other, '/careers')]);
  await page.reload();
  await openStored(page, '/terms');
  expect(host.requests.filter(({ path }) => path === webm.src)).toHaveLength(1);
});

test('a release with another film is offered before the film is stored, and its pages store the film', {
  tag: '@whole',
}, async ({ page, host }) => {
  const anotherFilm = test.info().outputPath('another-film');
  copyWithAnotherFilm(nextRelease, anotherFilm);
  await openStored(page, '/about');
  const before = await askWorker(page);
  await offer(page, host, anotherFilm);
  expect(host.requests.filter(({ path }) => path.startsWith('/film/film.'))).toEqual([]);
  expect(await askWorker(page)).toEqual(before);
  await reload(page);
  await waitForIdle(page);
  await expectInstalled.poll(() => storedFilms(page)).toEqual([webm.src]);
  host.isReachable = false;
  await expect.poll(() => askWorker(page)).toEqual({ ...before, bytes: before.bytes + 1 });
});
