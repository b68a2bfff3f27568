import type { Page } from 'playwright/test';
import { expect, openHydrated, test } from '../site-test.ts';

/** The pages whose code the document has by now, by its files' names, without a byte from the network. */
const readyPages = (page: Page) =>
  page.evaluate(() => {
    const names = ['services.index', 'industry.index', 'careers', 'about', 'contact'];
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize === 0);
    return names.filter((page) => files.some(({ name }) => name.includes(`/assets/${page}-`)));
  });

test('once the worker has the site, a page at rest makes ready what the header leads to', async ({
  page,
}) => {
  await openHydrated(page, '/privacy');
  await expect
    .poll(() => readyPages(page))
    .toEqual(['services.index', 'industry.index', 'careers', 'about']);
});
