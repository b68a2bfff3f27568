import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { createSiteServer } from '#deploy/server.ts';
import { openServed } from './open-served.ts';
import { test as base } from './site-test.ts';

interface Origin {
  readonly address: string;
  /** Stops the server with every connection it holds: nobody answers at the address from then on. */
  readonly stop: () => Promise<void>;
}

interface OriginOptions {
  /** The folder with the built site, from the project's root. */
  builtSite: string;
}

/** The offline suites' test: the built site has a server of its own, which can be stopped. */
export const test = base.extend<OriginOptions & { origin: Origin }>({
  builtSite: ['dist', { option: true }],
  origin: async ({ builtSite }, use) => {
    const server = createSiteServer(resolve(builtSite));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
    const stop = () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      });
    await use({ address: `http://127.0.0.1:${bound.port}`, stop });
    await stop();
  },
  baseURL: async ({ origin }, use) => use(origin.address),
});

/** One visit to one page until the site is ready for offline use, then the origin is gone. */
export async function visitOnceThenStop(page: Page, origin: Origin, path = '/'): Promise<void> {
  await openServed(page, path);
  await origin.stop();
}
