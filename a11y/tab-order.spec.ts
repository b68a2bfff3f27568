import type { Route } from 'playwright/test';
import { company } from '#content/company.ts';
import { test } from '#e2e/support/any-page-test.ts';
import { openHydrated, waitForHydration } from '#e2e/support/site-test.ts';
import { tagsOfPage, templates } from '#e2e/support/tested-pages.ts';
import { checkStops, checkTabOrder } from './checks/tab-order.ts';
import { loadMaps } from './maps.ts';

// pages.spec.ts checks every page at 1440 px.
for (const path of templates) {
  test(`Tab follows the reading order of ${path} at 390 px`, { tag: tagsOfPage(path) }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openHydrated(page, path);
    await checkTabOrder(page);
  });
}

test.describe('when the map provider', () => {
  test.use({ provoked: { messages: [/net::ERR_FAILED/] } });

  for (const [what, answer] of Object.entries({
    refuses: (route: Route) => route.abort(),
    'never answers': () => new Promise<void>(() => {}),
  })) {
    test(`${what}, Tab passes the maps of /contact as usual`, { tag: '@whole' }, async ({
      page,
    }) => {
      await page.route(`${company.mapProvider.origin}/**`, answer);
      // The load event waits for the frames.
      await page.goto('/contact', { waitUntil: 'commit' });
      await waitForHydration(page);
      await loadMaps(page, what === 'refuses');
      await checkStops(page);
    });
  }
});
