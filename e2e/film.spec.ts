import type { Page } from 'playwright/test';
import { home, nameOf, pageTexts } from './support/copy.ts';
import { filmRequests } from './support/film-requests.ts';
import { headerLink } from './support/header-link.ts';
import { letRest } from './support/page-rest.ts';
import { expect, openHydrated, openIdle, test, waitForHydration } from './support/site-test.ts';
import { waitForFrames } from './support/wait-for-frames.ts';
import { waitForObservers } from './support/wait-for-observers.ts';

const button = (page: Page, name: 'pause' | 'play' | 'mute' | 'unmute') =>
  page.getByRole('button', { name: home().film[name], exact: true });

const poster = (page: Page) => page.locator('.film-stage img[src="/film/poster.svg"]');

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

async function goTo(page: Page, path: '/about' | '/'): Promise<void> {
  await headerLink(page, nameOf(path)).click();
  await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
}

async function leaveAndReturn(page: Page): Promise<void> {
  await goTo(page, '/about');
  await expect(page.locator('video')).toHaveCount(0);
  await goTo(page, '/');
}

/** Scrolls, and waits until the page knows whether the film is in view. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await waitForObservers(page);
}

/** Simulates that the tab goes to the background or returns. */
async function setTabVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('the buttons of the film are a group with a legend', async ({ page }) => {
  const name = home().film.label;
  await openHydrated(page, '/');
  const group = page.getByRole('group', { name, exact: true });
  await expect(group.getByRole('button')).toHaveCount(2);
  await expect(group.locator('legend')).toHaveText(name);
});

test('the film starts by itself, muted, and loops', async ({ page }) => {
  await openHydrated(page, '/');
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

test.describe('sound', () => {
  test('stays on or off during a visit to another page', async ({ page }) => {
    await openHydrated(page, '/');
    await button(page, 'unmute').click();
    await expectFilm(page, { playing: true, muted: false });
    await leaveAndReturn(page);
    await expectFilm(page, { playing: true, muted: false });
    await button(page, 'mute').click();
    await leaveAndReturn(page);
    await expectFilm(page, { playing: true, muted: true });
  });

  test('is off again after a reload', { tag: '@whole' }, async ({ page }) => {
    await openHydrated(page, '/');
    await button(page, 'unmute').click();
    await page.reload();
    await waitForHydration(page);
    await expectFilm(page, { playing: true, muted: true });
  });

  for (const { reason, hide, show } of [
    {
      reason: 'the hero is scrolled out of view',
      hide: (page: Page) => scrollTo(page, 1500),
      show: (page: Page) => scrollTo(page, 0),
    },
    {
      reason: 'the tab is hidden',
      hide: (page: Page) => setTabVisibility(page, 'hidden'),
      show: (page: Page) => setTabVisibility(page, 'visible'),
    },
  ]) {
    test(`stops while ${reason}, and returns only if it was on`, { tag: '@whole' }, async ({
      page,
    }) => {
      await openHydrated(page, '/');
      await button(page, 'unmute').click();
      await expectFilm(page, { playing: true, muted: false });
      await hide(page);
      await expectFilm(page, { playing: true, muted: true });
      await show(page);
      await expectFilm(page, { playing: true, muted: false });

      await button(page, 'mute').click();
      await hide(page);
      await show(page);
      await expect(button(page, 'unmute')).toBeVisible();
      await expectFilm(page, { playing: true, muted: true });
    });
  }
});

test('the film stays paused after scrolling, a hidden tab and a change of page', async ({
  page,
}) => {
  const requests = filmRequests(page);
  await openHydrated(page, '/');
  await expectFilm(page, { playing: true, muted: true });
  await button(page, 'pause').click();
  await expectFilm(page, { playing: false, muted: true });
  await scrollTo(page, 1500);
  await scrollTo(page, 0);
  await setTabVisibility(page, 'hidden');
  await setTabVisibility(page, 'visible');
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

test('the buttons follow when the browser itself pauses or plays the film', {
  tag: '@whole',
}, async ({ page }) => {
  await openHydrated(page, '/');
  await expectFilm(page, { playing: true, muted: true });
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.pause());
  await expect(button(page, 'play')).toBeVisible();
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.play());
  await expect(button(page, 'pause')).toBeVisible();
});

test('the buttons work by keyboard, and keep the focus when their labels change', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expectFilm(page, { playing: true, muted: true });
  await page.getByRole('main').getByRole('link', { name: home().hero.explore }).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'pause')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'play')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'unmute')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'mute')).toBeFocused();
  for (const name of ['play', 'mute'] as const) {
    const { width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {};
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
});

test.describe('a film that cannot be loaded', () => {
  test.use({ provoked: { messages: [/^Failed to load resource: net::ERR_FAILED/] } });

  test('is replaced by a gradient without buttons', async ({ page }) => {
    await page.route('/film/film.*', (route) => route.abort());
    const asked = page.waitForRequest('/film/film.*');
    await openHydrated(page, '/');
    await asked;
    await expect(poster(page)).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
    for (const name of ['pause', 'play', 'mute', 'unmute'] as const) {
      await expect(button(page, name)).toHaveCount(0);
    }
    await expect(page.locator('.film-stage')).toHaveCSS('background-image', /^linear-gradient/);

    await page.unroute('/film/film.*');
    await leaveAndReturn(page);
    await expectFilm(page, { playing: true, muted: true });
  });

  test('in the first format is loaded in the second', { tag: '@whole' }, async ({ page }) => {
    await page.route('/film/film.webm', (route) => route.abort());
    await openHydrated(page, '/');
    const plays = await page.evaluate(() =>
      document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f, mp4a.40.2"'),
    );
    if (plays === '') {
      // Playwright's own Chromium cannot decode H.264, so both formats have failed.
      await expect(page.locator('video')).toHaveCount(0);
      return;
    }
    await expectFilm(page, { playing: true, muted: true });
    await expect(page.locator('video')).toHaveJSProperty(
      'currentSrc',
      new URL('/film/film.mp4', page.url()).href,
    );
  });
});

test('a browser that blocks autoplay shows a paused film until Play is pressed', async ({
  page,
}) => {
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

for (const { preference, prefer } of [
  {
    preference: 'less motion',
    prefer: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  {
    preference: 'fewer bytes',
    prefer: (page: Page) =>
      page.addInitScript(() => {
        // Fast, so that only the preference can keep the film from playing.
        const connection = { saveData: true, downlink: 10 };
        Object.defineProperty(navigator, 'connection', { value: connection });
      }),
  },
]) {
  test(`a visitor who prefers ${preference} sees the poster, and the film after Play`, async ({
    page,
  }) => {
    const requests = filmRequests(page);
    await page.clock.install();
    await prefer(page);
    await openIdle(page, '/');
    await expect(poster(page)).toHaveCount(1);
    await expect(button(page, 'play')).toBeVisible();
    await letRest(page);
    await expect(page.locator('video')).toHaveCount(0);
    expect(requests).toEqual([]);
    await button(page, 'play').click();
    await expectFilm(page, { playing: true, muted: true });
    expect(requests).not.toEqual([]);
  });
}

test('only one film plays, however fast the pages change', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => {
    const films = new Set<HTMLMediaElement>();
    Object.assign(window, { films });
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
      const link = (path: string) =>
        document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`);
      link('/about')?.click();
      link('/')?.click();
      link('/careers')?.click();
    });
    await goTo(page, '/');
  }
  await expectFilm(page, { playing: true, muted: false });
  const running = await page.evaluate(() => {
    const films: unknown = Reflect.get(window, 'films');
    if (!(films instanceof Set)) throw new Error('no films were remembered');
    return { all: films.size, playing: [...films].filter(({ paused }) => !paused).length };
  });
  expect(running.playing).toBe(1);
  expect(running.all).toBeGreaterThan(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the poster and no film buttons', async ({ page }) => {
    await page.goto('/');
    await expect(poster(page)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
