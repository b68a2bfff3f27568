import { chromium } from 'playwright/test';
import { wholeChromium } from './browsers.ts';
import { test as base } from './site-test.ts';

/** The same test in the window of an installed app. An installation needs a profile on disk. */
export const test = base.extend({
  serviceWorkers: 'allow',
  context: async ({ baseURL, serviceWorkers }, use) => {
    if (baseURL === undefined) throw new Error('the tests have no address');
    const context = await chromium.launchPersistentContext('', {
      args: [`--app=${baseURL}/about`],
      baseURL,
      serviceWorkers,
      // The headless shell does not support app windows.
      ...wholeChromium(),
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const [window] = context.pages();
    if (!window) throw new Error('the app has no window');
    await use(window);
  },
});
