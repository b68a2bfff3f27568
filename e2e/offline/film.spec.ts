import type { Page } from 'playwright/test';
import { filmSources } from '#content/film.ts';
import { openControlled, openStored } from '#e2e/support/open-stored.ts';
import { test, visitOnceThenStop } from '#e2e/support/origin.ts';
import { expect, waitForHydration, waitForIdle } from '#e2e/support/site-test.ts';
import { storedFilms } from '#e2e/support/stored-films.ts';
import { keepFilmMessages, recordKeepFilmMessages } from './keep-film-messages.ts';
import { expectPlaysAndSeeks } from './plays-and-seeks.ts';
import { withoutCodecs } from './without-codecs.ts';

const [webm, mp4] = filmSources;

/** Opens Home offline and plays the film. Returns the played file and the statuses of its responses. */
async function playedOffline(page: Page) {
  const statuses = new Set<number>();
  page.on('response', (response) => {
    if (response.url().includes('/film/film.')) statuses.add(response.status());
  });
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.locator('.film-stage img')).toHaveJSProperty('naturalWidth', 2560);
  await expectPlaysAndSeeks(page);
  const played = await page
    .locator('video')
    .evaluate(({ currentSrc }: HTMLVideoElement) => new URL(currentSrc).pathname);
  return { played, statuses };
}

test('the film plays and seeks offline, and is stored in its first format', async ({
  page,
  origin,
}) => {
  await visitOnceThenStop(page, origin, '/about');
  expect(await storedFilms(page)).toEqual([webm.src]);
  expect(await playedOffline(page)).toEqual({ played: webm.src, statuses: new Set([206]) });
});

test('a browser without VP9 stores only the film in the other format', { tag: '@whole' }, async ({
  page,
  origin,
}) => {
  await withoutCodecs(page, ['vp9']);
  await page.goto('/robots.txt');
  const plays = await page.evaluate(
    (type) => document.createElement('video').canPlayType(type),
    mp4.type,
  );
  if (plays === '') {
    // Playwright's own Chromium cannot decode H.264, so it plays neither format.
    await recordKeepFilmMessages(page);
    await openControlled(page, '/about');
    await waitForIdle(page);
    expect(await keepFilmMessages(page)).toEqual([{ type: 'KEEP_FILM', src: null }]);
    expect(await storedFilms(page)).toEqual([]);
    return;
  }
  await visitOnceThenStop(page, origin, '/about');
  expect(await storedFilms(page)).toEqual([mp4.src]);
  expect(await playedOffline(page)).toEqual({ played: mp4.src, statuses: new Set([206]) });
});

test('a stored file that the browser cannot play is deleted', { tag: '@whole' }, async ({
  page,
}) => {
  await openStored(page, '/about');
  expect(await storedFilms(page)).toEqual([webm.src]);
  await withoutCodecs(page, ['vp9', 'avc1']);
  await page.goto('/careers');
  await expect.poll(() => storedFilms(page)).toEqual([]);
});

test('the worker answers a byte range with that range', { tag: '@whole' }, async ({
  page,
  origin,
}) => {
  await visitOnceThenStop(page, origin);
  const answer = await page.evaluate(async (src) => {
    const response = await fetch(src, { headers: { Range: 'bytes=100-299' } });
    const bytes = (await response.arrayBuffer()).byteLength;
    return { status: response.status, range: response.headers.get('content-range'), bytes };
  }, webm.src);
  expect(answer).toEqual({
    status: 206,
    range: expect.stringMatching(/^bytes 100-299\/\d+$/),
    bytes: 200,
  });
});
