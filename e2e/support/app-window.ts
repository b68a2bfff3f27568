import { chromium, type Page } from 'playwright/test';
import { wholeChromium } from './browsers.ts';
import { test as base } from './site-test.ts';

/** A profile on disk, because an installation needs one. The page is the app's window; a test that does not use it installs no app. */
export const test = base.extend<{ tab: Page }>({
  serviceWorkers: 'allow',
  context: async ({ baseURL, serviceWorkers }, use) => {
    const context = await chromium.launchPersistentContext('', {
      ...(baseURL !== undefined && { baseURL }),
      serviceWorkers,
      // The headless shell does not support app windows.
      ...wholeChromium(),
    });
    await use(context);
    await context.close();
  },
  tab: async ({ context }, use) => {
    const [tab] = context.pages();
    if (!tab) throw new Error('the browser opened no page');
    await use(tab);
  },
  page: async ({ tab, baseURL }, use) => {
    if (baseURL === undefined) throw new Error('the tests have no address');
    await installApp(tab, baseURL);
    await use(await openApp(tab, baseURL));
  },
});

const idOf = (site: string) => new URL('/', site).href;

export async function installApp(tab: Page, site: string): Promise<void> {
  const manifestId = idOf(site);
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
  // Otherwise Chromium opens the app in a tab.
  await devtools.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
}

/** Like a press on its icon. With Chromium's switch `--app`, Playwright's launch never ended in 3 of 300 cases; why is not known. */
export async function openApp(tab: Page, site: string): Promise<Page> {
  const context = tab.context();
  const devtools = await context.newCDPSession(tab);
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    devtools.send('PWA.launch', { manifestId: idOf(site) }),
  ]);
  return window;
}
