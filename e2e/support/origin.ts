import type { Page } from 'playwright/test';
import { createSiteServer } from '#deploy/server.ts';
import { builtSite } from './built-site.ts';
import { openStored } from './open-stored.ts';
import { test as base } from './site-test.ts';

interface Origin {
  readonly address: string;
  /** Stops the server and closes its connections, so that the address no longer answers. */
  readonly stop: () => Promise<void>;
}

/** The test of the offline suites: a server of its own serves the built site, and a test can stop it. */
export const test = base.extend<{ origin: Origin }>({
  origin: async ({ language }, use) => {
    const app = createSiteServer(() => builtSite(language));
    const stop = async () => {
      app.server.closeAllConnections();
      await app.close();
    };
    await use({ address: await app.listen({ host: '127.0.0.1', port: 0 }), stop });
    await stop();
  },
  baseURL: async ({ origin }, use) => use(origin.address),
});

/** Visits a page until the site is stored with its film, then stops the server. */
export async function visitOnceThenStop(page: Page, origin: Origin, path = '/'): Promise<void> {
  await openStored(page, path);
  await origin.stop();
}
