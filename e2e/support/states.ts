import type { Page } from 'playwright/test';
import { contact, home, nameOf, offline, shell } from './copy.ts';
import { extendTimers, keepToast, offerInstallation } from './simulated-browser.ts';
import { expect, openIdle } from './site-test.ts';
import { UNKNOWN_PATH } from './tested-pages.ts';
import { fillIn, headerLink, sendButton, toast } from './visit.ts';

interface State {
  readonly name: string;
  /** Brings the open page from the state before into this one. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** Selector of the part of the page that shows the state, if the top of the page does not. */
  readonly part?: string | undefined;
}

const state = (name: string, reach: State['reach'], part?: string): State => ({
  name,
  reach,
  part,
});

export interface Visit {
  readonly path: string;
  /** In CSS px, 1440 × 900 by default. */
  readonly window?: { readonly width: number; readonly height: number };
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly states: readonly State[];
}

export const stateMessages = [
  /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 404)/,
  /Failed to fetch dynamically imported module/,
];

const phone = { width: 390, height: 844 };

/** The words in the picture of the state “sending”. */
const draft = { subject: 'consulting', text: 'Our ledger is slow.' };

const aboutCode = '**/assets/about-*.js';

export const visits: readonly Visit[] = [
  {
    path: '/',
    states: [
      state('Services menu open', (page) => openMenu(page, nameOf('/services'))),
      state('film playing, with sound', async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: home().film.play, exact: true }).click();
        await page.getByRole('button', { name: home().film.unmute }).click();
        await expect(page.locator('video')).toHaveJSProperty('paused', false);
      }),
      state('film paused', async (page) => {
        await page.getByRole('button', { name: home().film.pause }).click();
        await expect(page.locator('video')).toHaveJSProperty('paused', true);
      }),
    ],
  },
  {
    path: '/industry/energy',
    window: { width: 1024, height: 400 },
    states: [state('menu taller than its window', (page) => openMenu(page, nameOf('/industry')))],
  },
  {
    path: '/contact',
    window: phone,
    prepare: keepToast,
    states: [
      state('form with errors on a phone', async (page) => {
        await sendButton(page).click();
        await expect(page.getByLabel(contact().form.name)).toBeFocused();
      }),
      state('toast shown on a phone', async (page) => {
        await fillIn(page, draft);
        await sendButton(page).click();
        // Away from the button, which would look different under the pointer.
        await toast(page).hover();
      }),
      // In a lower window axe would not see a modal menu, and would report the inert main landmark as missing.
      state('mobile menu open', async (page) => {
        await toast(page).getByRole('button').click();
        await page.getByRole('button', { name: shell().mobile.menu }).click();
        await expect(page.getByRole('navigation', { name: shell().mobile.menu })).toBeVisible();
      }),
    ],
  },
  {
    path: '/contact',
    prepare: (page) => extendTimers(page, 1000),
    states: [
      state('skip link shown', async (page) => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: shell().skip })).toBeFocused();
      }),
      state('sending', async (page) => {
        await fillIn(page, draft);
        await sendButton(page).click();
        await expect(page.getByRole('button', { name: contact().form.sending })).toBeDisabled();
      }),
    ],
  },
  {
    path: '/contact',
    states: [
      state(
        'maps offline',
        async (page) => {
          await page.context().setOffline(true);
          await expect(page.locator('iframe')).toHaveCount(0);
          await expect(page.locator('.notice-strip')).toContainText(
            shell().connection.offline.thisPage,
          );
        },
        'ul:has(.map-frame)',
      ),
      state('offline, said in a narrow window', async (page) => {
        await page.setViewportSize({ width: 320, height: 900 });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      }),
    ],
  },
  {
    path: '/about',
    // As in Safari, which offers no installation.
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'standalone', { value: false });
      }),
    states: [
      state(
        'installing explained, where the browser does not offer it',
        async (page) => {
          await page.getByRole('contentinfo').getByText(offline().install.action).press('Enter');
          await expect(page.locator('.install-instructions li').first()).toBeVisible();
        },
        'footer',
      ),
      state(
        'installing offered',
        async (page) => {
          await offerInstallation(page);
          await expect(page.getByRole('button', { name: offline().install.action })).toBeVisible();
        },
        'footer',
      ),
    ],
  },
  {
    path: '/contact',
    prepare: async (page) => {
      await page.route(aboutCode, (route) => route.abort());
      await page.route('/about', (route) => route.abort());
      await page.route('**/assets/not-found-*.js', () => new Promise(() => {}));
      await extendTimers(page, 8000);
    },
    states: [
      state('page that could not be had', async (page) => {
        await fillIn(page, draft);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await headerLink(page, '/about').press('Enter');
        await expect(page.locator('.notice-strip')).toBeVisible();
      }),
      state('page that a deploy took away, with typed text to lose', async (page) => {
        await page.unroute('/about');
        await page.unroute(aboutCode);
        await page.route(aboutCode, (route) => route.fulfill({ status: 404 }));
        await headerLink(page, '/about').click();
        await expect(page.locator('h1')).toHaveText(shell().error.title);
        await page.locator('h1').blur();
      }),
      state(
        'page on its way',
        async (page) => {
          // Not by a link, because no link leads to an unknown address.
          await page.evaluate((path) => {
            const { pushState } = History.prototype;
            for (const address of [path, window.location.pathname]) {
              pushState.call(window.history, window.history.state, '', address);
            }
            window.history.back();
          }, UNKNOWN_PATH);
          await expect(page.locator('.page-progress')).toBeVisible();
        },
        '#header',
      ),
    ],
  },
];

export async function begin(page: Page, { path, window, prepare }: Visit): Promise<void> {
  if (window) await page.setViewportSize(window);
  await prepare?.(page);
  await openIdle(page, path);
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.getByRole('banner').getByRole('group', { name })).toBeVisible();
}
