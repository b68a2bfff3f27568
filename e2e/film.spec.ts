import type { Page } from 'playwright/test';
import { REST_MILLISECONDS } from '#content/film.ts';
import { interceptModule } from './faults/intercept-module.ts';
import { home } from './support/copy.ts';
import { setTabHidden } from './support/simulated-browser.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { filmRequests } from './support/stored-site.ts';
import { followHeader, headerLink, recordAnnouncements } from './support/visit.ts';
import { waitForFrames } from './support/waiting.ts';

test.use({ provoked: { messages: [/^Failed to load resource: net::ERR_FAILED/] } });

const button = (page: Page, name: 'pause' | 'play' | 'mute' | 'unmute') =>
  page.getByRole('button', { name: home().film[name], exact: true });

/** Waits until the film plays or is paused, muted or not, as expected. It begins seconds after the page. */
async function expectFilm(page: Page, expected: { playing: boolean; muted: boolean }) {
  const film = page.locator('video');
  await film.waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      film.evaluate(({ paused, readyState, muted }: HTMLVideoElement) => ({
        playing: !paused && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
        muted,
      })),
    )
    .toEqual(expected);
}

async function leaveAndReturn(page: Page): Promise<void> {
  await followHeader(page, '/about');
  await expect(page.locator('video')).toHaveCount(0);
  await followHeader(page, '/');
}

/** Waits for the first entry of a new intersection observer: the browser informs all of them in one step, also the film's. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo(0, y);
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(document.documentElement);
    });
  }, top);
}

test('the film starts muted and loops; its sound and its pause are kept', async ({ page }) => {
  test.slow();
  const requests = filmRequests(page);
  await openHydrated(page, '/');
  await test.step('it starts by itself, muted, and loops', async () => {
    await expectFilm(page, { playing: true, muted: true });
    await expect(button(page, 'pause')).toBeVisible();
    await expect(button(page, 'unmute')).toBeVisible();
    const film = page.locator('video');
    const time = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
    const before = await time();
    await expect.poll(time).toBeGreaterThan(before);
    await film.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 11.8;
    });
    await expect.poll(time).toBeLessThan(2);
    await expectFilm(page, { playing: true, muted: true });
  });
  await test.step('its buttons are a group with a legend, work by keyboard, and keep the focus', async () => {
    const { label } = home().film;
    const group = page.getByRole('group', { name: label, exact: true });
    await expect(group.getByRole('button')).toHaveCount(2);
    await expect(group.locator('legend')).toHaveText(label);
    await page.getByRole('main').getByRole('link', { name: home().film.measured.subject }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'pause')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'play')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'unmute')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(page, 'mute')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await button(page, 'play').click();
    await expectFilm(page, { playing: true, muted: false });
  });
  await test.step('sound stops out of view and in a hidden tab, and returns', async () => {
    await scrollTo(page, 1500);
    await expectFilm(page, { playing: true, muted: true });
    await scrollTo(page, 0);
    await expectFilm(page, { playing: true, muted: false });
    await setTabHidden(page, true);
    await expectFilm(page, { playing: true, muted: true });
    // As browsers do.
    await page.locator('video').evaluate(async (film: HTMLVideoElement) => {
      const paused = new Promise((resolve) => film.addEventListener('pause', resolve));
      film.pause();
      await paused;
    });
    await setTabHidden(page, false);
    await expectFilm(page, { playing: true, muted: false });
  });
  await test.step('its buttons follow when the browser pauses or plays it', async () => {
    await page.locator('video').evaluate((film: HTMLVideoElement) => film.pause());
    await expect(button(page, 'play')).toBeVisible();
    await page.locator('video').evaluate((film: HTMLVideoElement) => film.play());
    await expect(button(page, 'pause')).toBeVisible();
    await button(page, 'mute').click();
  });
  await test.step('a paused film stays paused, and is not loaded again', async () => {
    await button(page, 'pause').click();
    await expectFilm(page, { playing: false, muted: true });
    await scrollTo(page, 1500);
    await scrollTo(page, 0);
    await setTabHidden(page, true);
    await setTabHidden(page, false);
    await expectFilm(page, { playing: false, muted: true });
    const soFar = requests.length;
    await leaveAndReturn(page);
    await expect(button(page, 'play')).toBeVisible();
    await waitForFrames(page);
    await expect(page.locator('video')).toHaveCount(0);
    expect(requests).toHaveLength(soFar);
    await button(page, 'play').click();
    await expectFilm(page, { playing: true, muted: true });
  });
});

test('a film is gone in forced colors, and returns with usual ones @chromium', async ({ page }) => {
  await openHydrated(page, '/');
  await expectFilm(page, { playing: true, muted: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('video')).toHaveCount(0);
  await expect(button(page, 'pause')).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'none' });
  await expectFilm(page, { playing: true, muted: true });
});

test('a lost film leaves a gradient until the next visit', { tag: '@whole' }, async ({ page }) => {
  await page.route('/film/film.*', (route) => route.abort());
  const asked = page.waitForRequest('/film/film.*');
  await openHydrated(page, '/');
  await asked;
  await expect(page.locator('.film-stage > *, .film-controls')).toHaveCount(0);
  await expect(page.locator('.film-stage')).toHaveCSS('background-image', /^linear-gradient/);
  await page.unroute('/film/film.*');
  await leaveAndReturn(page);
  await expectFilm(page, { playing: true, muted: true });
});

test('a film lost after Play is said, and the focus moves', { tag: '@whole' }, async ({ page }) => {
  await page.route('/film/film.*', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const heard = await recordAnnouncements(page);
  await button(page, 'play').press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(heard).toEqual([home().film.failed]);
});

test('where autoplay is blocked, the film waits for Play', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => {
    // `navigator.userActivation` does not work here, because Playwright evaluates with a user gesture.
    let isPressed = false;
    document.addEventListener('pointerdown', () => {
      isPressed = true;
    });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = async function refuse() {
      if (isPressed) return play.call(this);
      throw new DOMException('not before a gesture', 'NotAllowedError');
    };
  });
  await openHydrated(page, '/');
  await expect(button(page, 'play')).toBeVisible();
  await expectFilm(page, { playing: false, muted: true });
  await button(page, 'play').click();
  await expectFilm(page, { playing: true, muted: true });
});

// Less motion and Save-Data: src/film/attach-film.test.ts and a11y/preferences.spec.ts.
test.describe('on a connection below 3 Mbit/s', () => {
  test.use({ bandwidth: null });

  test('the poster stays until Play, and a link stops the film @chromium', {
    tag: '@whole',
  }, async ({ page }) => {
    const requests = filmRequests(page);
    await interceptModule(page, 'sentences', () => new Promise<void>(() => {}));
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: -1,
    });
    await openHydrated(page, '/');
    // By the browser's own clock: with an installed one it reports no connection. The duration is 0 until the page has loaded.
    await page.waitForFunction((rest) => {
      const duration = performance.getEntriesByType('navigation')[0]?.duration ?? 0;
      return duration > 0 && performance.now() > duration + rest;
    }, REST_MILLISECONDS);
    await waitForFrames(page);
    await expect(page.locator('video')).toHaveCount(0);
    expect(requests).toEqual([]);
    const stopped = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/film/film.'),
    );
    await button(page, 'play').click();
    await expect(button(page, 'pause')).toBeVisible();
    await page.waitForFunction(() => (document.querySelector('video')?.buffered.length ?? 0) > 0);
    await headerLink(page, '/about').click();
    await stopped;
    await expect(page.locator('video')).toHaveCount(0);
    await expect(button(page, 'play')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('only one film plays, and keeps its sound on visits', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => {
    const films = new Set<HTMLMediaElement>();
    Object.assign(window, { countFilms: () => [...films].filter(({ paused }) => !paused).length });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function remember() {
      films.add(this);
      return play.call(this);
    };
  });
  await openHydrated(page, '/');
  await button(page, 'unmute').click();
  await expectFilm(page, { playing: true, muted: false });
  for (let turn = 0; turn < 4; turn += 1) {
    await page.evaluate(() => {
      for (const path of ['/about', '/', '/careers']) {
        document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click();
      }
    });
    await followHeader(page, '/');
  }
  await expectFilm(page, { playing: true, muted: false });
  expect(await page.evaluate(() => Reflect.get(window, 'countFilms')())).toBe(1);
  await page.reload();
  await expectFilm(page, { playing: true, muted: true });
});
