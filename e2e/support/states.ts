import type { Page } from 'playwright/test';
import { expect } from './any-page-test.ts';
import { contact, home, menuName, nameOf, offline, shell } from './copy.ts';
import { extendTimers, keepToast } from './extend-timers.ts';
import { fillIn } from './fill-in.ts';
import { headerLink } from './header-link.ts';
import { offerInstallation } from './installation-offer.ts';
import { openHydrated, openIdle } from './site-test.ts';
import { UNKNOWN_PATH } from './unknown-path.ts';

/** A state of the site that an address alone does not show. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Whether `npm test` compares its picture; it examines every state with axe. */
  readonly isSampled?: true;
  /** In CSS px, 1440 × 900 by default. */
  readonly window?: { readonly width: number; readonly height: number };
  /** Selector of the part of the page that shows the state, if the top of the page does not. */
  readonly part?: string;
  /** What the page must report before it is brought into the state: idle, unless its code is in the first load. */
  readonly when?: 'hydrated';
  /** Runs before the page is opened, for example to block a request. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Brings the open page into the state. */
  readonly reach: (page: Page) => Promise<void>;
}

/** The console messages about files that a test blocks to reach a state. */
export const stateMessages = [
  /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 404)/,
  /Failed to fetch dynamically imported module/,
];

const phone = { width: 390, height: 844 };

/** The words in the picture of the state “sending”. */
const draft = { subject: 'consulting', text: 'Our ledger is slow.' };

export const states: readonly State[] = [
  {
    name: 'skip link shown',
    path: '/about',
    when: 'hydrated',
    reach: async (page) => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: shell().skip })).toBeFocused();
    },
  },
  ...(['services', 'industries'] as const).map((menu) => ({
    name: `${menu === 'services' ? 'Services' : 'Industry Expertise'} menu open`,
    path: '/',
    when: 'hydrated' as const,
    reach: (page: Page) => openMenu(page, menuName(menu)),
  })),
  {
    name: 'menu taller than its window',
    isSampled: true,
    path: '/industry/energy',
    window: { width: 1024, height: 400 },
    when: 'hydrated',
    reach: (page) => openMenu(page, nameOf('/industry')),
  },
  // In a lower window axe would not see a modal menu, and would report the inert main landmark as missing.
  ...[phone, { width: 320, height: 720 }].map((window) => ({
    name: `mobile menu open at ${window.width} px`,
    path: '/services/gen-ai',
    window,
    when: 'hydrated' as const,
    reach: async (page: Page) => {
      await page.getByRole('button', { name: shell().mobile.menu }).click();
      await expect(page.getByRole('navigation', { name: shell().mobile.menu })).toBeVisible();
    },
  })),
  { name: 'form with errors', path: '/contact', when: 'hydrated', reach: provokeErrors },
  {
    name: 'form with errors on a phone',
    isSampled: true,
    path: '/contact',
    window: phone,
    when: 'hydrated',
    reach: provokeErrors,
  },
  {
    name: 'sending',
    path: '/contact',
    prepare: (page) => extendTimers(page, 1000),
    reach: async (page) => {
      await fillIn(page, draft);
      await page.getByRole('button', { name: contact().form.submit }).click();
      await expect(page.getByRole('button', { name: contact().form.sending })).toBeDisabled();
    },
  },
  { name: 'toast shown', isSampled: true, path: '/contact', prepare: keepToast, reach: send },
  {
    name: 'toast shown on a phone',
    path: '/contact',
    window: phone,
    prepare: keepToast,
    reach: send,
  },
  {
    name: 'maps offline',
    isSampled: true,
    path: '/contact',
    part: 'ul:has(.map-frame)',
    reach: async (page) => {
      await page.context().setOffline(true);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.locator('.notice-strip')).toContainText(
        shell().connection.offline.thisPage,
      );
    },
  },
  ...[1440, 320].map((width) => ({
    name: `offline, said at ${width} px`,
    path: '/contact',
    window: { width, height: 900 },
    reach: async (page: Page) => {
      await page.context().setOffline(true);
      await expect(page.locator('.notice-strip')).toContainText(
        shell().connection.offline.thisPage,
      );
    },
  })),
  {
    name: 'installing offered',
    path: '/about',
    part: 'footer',
    reach: async (page) => {
      await offerInstallation(page);
      await expect(page.getByRole('button', { name: offline().install.action })).toBeVisible();
    },
  },
  {
    name: 'installing explained, where the browser does not offer it',
    path: '/about',
    part: 'footer',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'standalone', { value: false });
      }),
    reach: async (page) => {
      await page.getByRole('contentinfo').getByText(offline().install.action).press('Enter');
      await expect(page.locator('.install-instructions li').first()).toBeVisible();
    },
  },
  {
    name: 'page that a deploy took away, with typed text to lose',
    isSampled: true,
    path: '/contact',
    prepare: (page) =>
      page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 })),
    reach: async (page) => {
      await fillIn(page, draft);
      await headerLink(page, nameOf('/about')).click();
      await expect(page.locator('h1')).toHaveText(shell().error.title);
    },
  },
  ...[1440, 320].map((width) => ({
    name: `page that could not be had, at ${width} px`,
    path: '/services',
    window: { width, height: 900 },
    prepare: async (page: Page) => {
      await page.route('**/assets/about-*.js', (route) => route.abort());
      await page.route('/about', (route) => route.abort());
      await extendTimers(page, 8000);
    },
    reach: async (page: Page) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: nameOf('/about') })
        .press('Enter');
      await expect(page.locator('.notice-strip')).toBeVisible();
    },
  })),
  {
    name: 'page on its way',
    path: '/careers',
    part: '#header',
    prepare: (page) => page.route('**/assets/not-found-*.js', () => new Promise(() => {})),
    reach: async (page) => {
      await page.evaluate((path) => window.history.pushState(null, '', path), UNKNOWN_PATH);
      await expect(page.locator('.page-progress')).toBeVisible();
    },
  },
  { name: 'film playing, with sound', path: '/', reach: play },
  {
    name: 'film paused',
    isSampled: true,
    path: '/',
    reach: async (page) => {
      await play(page);
      await page.getByRole('button', { name: home().film.pause }).click();
      await expect(page.locator('video')).toHaveJSProperty('paused', true);
    },
  },
  {
    name: 'film failed',
    path: '/',
    prepare: (page) => page.route('/film/film.*', (route) => route.abort()),
    reach: async (page) => {
      await page.getByRole('button', { name: home().film.play, exact: true }).click();
      await expect(page.locator('.film-stage img, .film-controls')).toHaveCount(0);
    },
  },
];

/** Opens the state's page and brings the page into the state. */
export async function reachState(page: Page, state: State): Promise<void> {
  if (state.window) await page.setViewportSize(state.window);
  await state.prepare?.(page);
  await (state.when === 'hydrated' ? openHydrated : openIdle)(page, state.path);
  await state.reach(page);
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.getByRole('banner').getByRole('group', { name })).toBeVisible();
}

async function provokeErrors(page: Page): Promise<void> {
  await page.getByRole('button', { name: contact().form.submit }).click();
  await expect(page.getByLabel(contact().form.name)).toBeFocused();
}

async function send(page: Page): Promise<void> {
  await fillIn(page, draft);
  await page.getByRole('button', { name: contact().form.submit }).click();
  // Away from the button, which would look different under the pointer.
  await page.getByRole('group', { name: contact().toast.title }).hover();
}

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: home().film.play, exact: true }).click();
  await page.getByRole('button', { name: home().film.unmute }).click();
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
}
