import type { Page, Route } from 'playwright/test';
import { company } from '#content/company.ts';
import { paths } from '#content/paths.ts';
import { axeComplaints } from '#e2e/support/axe.ts';
import { emulateAppearance } from '#e2e/support/simulated-browser.ts';
import {
  expect,
  openDrawn,
  openIdle,
  test,
  waitForDrawings,
  waitForHydration,
} from '#e2e/support/site-test.ts';
import { templates, UNKNOWN_PATH } from '#e2e/support/tested-pages.ts';
import { changePage } from '#e2e/support/visit.ts';
import { scrollToDrawings } from '#e2e/support/waiting.ts';
import { checkContrast } from './checks/contrast.ts';
import { checkFocus } from './checks/focus.ts';
import { checkTextFits } from './checks/low-vision.ts';
import { checkStops, checkTabOrder, loadMaps } from './checks/tab-order.ts';

// Pages of one template differ in their texts only, so what depends on the template is checked once a template, in one visit.
for (const path of templates) {
  // `npm test` tests the two pages with most parts.
  const tag = ['/', '/contact'].includes(path) ? [] : '@whole';
  test(`${path}: Tab and contrast`, { tag }, async ({ page }) => {
    test.slow();
    await openDrawn(page, path);
    await test.step('Tab follows the reading order', () => checkTabOrder(page));
    await test.step('every text has enough contrast with the pixels behind it', () =>
      checkContrast(page, 390, 'dark'));
  });

  test(`${path}: Tab, focus rings and contrast in the other windows and appearances`, {
    tag: '@whole',
  }, async ({ page }) => {
    test.slow();
    await openDrawn(page, path);
    await checkContrast(page, 1440, 'light');
    await checkContrast(page, 1440, 'dark');
    await checkContrast(page, 390, 'light');
    await emulateAppearance(page, 'light');
    await checkTabOrder(page);
    await checkFocus(page, path === UNKNOWN_PATH ? 'body' : 'main', 390, 'dark');
    await checkFocus(page, 'main', 1024, 'light');
    if (path === '/contact') await checkFocus(page, 'body', 1024, 'forced colours');
  });
}

test('focus is visible in header and footer', async ({ page }) => {
  test.slow();
  // Header and footer are the same on every page, so the shortest page tests them.
  await openDrawn(page, UNKNOWN_PATH);
  await checkFocus(page, 'body', 1024, 'light');
});

for (const path of templates) {
  test(`${path}: axe and every layout for low vision`, { tag: '@whole' }, async ({ page }) => {
    test.slow();
    await openDrawn(page, path);
    await checkWithAxe(page, variants);
    await emulateAppearance(page, 'light');
    await checkTextFits(page);
  });
}

for (const [group, isMember] of [
  ['services', (path: string) => path.startsWith('/services/')],
  ['industries, and the terms', (path: string) => !path.startsWith('/services/')],
] as const) {
  test(`the texts of the other ${group} pass axe in the smallest window and fit every layout for low vision`, {
    tag: '@whole',
  }, async ({ page }) => {
    test.slow();
    await openIdle(page, '/');
    for (const path of paths.filter((other) => !templates.includes(other) && isMember(other))) {
      await test.step(path, async () => {
        await changePage(page, path);
        await page.evaluate(scrollToDrawings);
        await waitForDrawings(page);
        // What texts can change: another page of the template is checked in every variant.
        await checkWithAxe(page, variants.slice(0, 1));
        await checkTextFits(page);
      });
    }
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

interface Variant {
  readonly appearance: Parameters<typeof emulateAppearance>[1];
  readonly widths: readonly number[];
}

/** texts.spec.ts has 1440 px. Forced colours also hide elements; dark and more contrast change only colours; 390 px has more room. */
const variants: readonly Variant[] = [
  { appearance: 'light', widths: [320] },
  { appearance: 'forced colours', widths: [1440, 320] },
  { appearance: 'more contrast', widths: [1440] },
];

async function checkWithAxe(page: Page, checked: readonly Variant[]): Promise<void> {
  for (const { appearance, widths } of checked) {
    await emulateAppearance(page, appearance);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const complaints = await axeComplaints(page, appearance);
      expect.soft(complaints, `axe, ${appearance} at ${width} px`).toEqual([]);
    }
  }
}
