import { type Appearance, emulateAppearance } from '#e2e/support/simulated-browser.ts';
import { openHydrated, test } from '#e2e/support/site-test.ts';
import { UNKNOWN_PATH } from '#e2e/support/tested-pages.ts';
import { expectScreenshot, windows } from './expect-screenshot.ts';

const pages = {
  home: '/',
  service: '/services/cloud-services',
  'short industry': '/industry/banking',
  'detailed industry': '/industry/retail',
  placeholder: '/industry/energy',
  contact: '/contact',
  careers: '/careers',
  terms: '/terms',
  'not found': UNKNOWN_PATH,
} as const;

type View = readonly [keyof typeof pages, keyof typeof windows, Appearance];

const tops: readonly View[] = [
  ['home', 'desktop', 'light'],
  ['home', 'desktop', 'forced colours'],
  ['home', 'phone', 'dark'],
  ['service', 'phone', 'dark'],
  ['short industry', 'desktop', 'light'],
  ['detailed industry', 'phone', 'light'],
  ['placeholder', 'desktop', 'dark'],
  ['contact', 'phone', 'forced colours'],
  ['careers', 'phone', 'light'],
  ['terms', 'phone', 'light'],
  ['not found', 'phone', 'dark'],
];

/** Whole pages, one for each arrangement of bands. */
const wholePages: readonly View[] = [
  ['home', 'phone', 'light'],
  ['service', 'desktop', 'light'],
  ['detailed industry', 'desktop', 'light'],
  ['contact', 'desktop', 'light'],
];

for (const [extent, views, framing] of [
  ['top of', tops, { drawings: 'shown' }],
  ['whole', wholePages, { fullPage: true }],
] as const) {
  for (const [name, device, appearance] of views) {
    const view = `${extent} ${name}, ${device}, ${appearance}`;
    test(view, async ({ page }) => {
      await page.setViewportSize(windows[device]);
      await emulateAppearance(page, appearance);
      await openHydrated(page, pages[name]);
      await expectScreenshot(page, view, framing);
    });
  }
}

test('careers on paper', async ({ page }, { title }) => {
  // A4 at 96 px to the inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  await openHydrated(page, pages.careers);
  await page.emulateMedia({ media: 'print' });
  await expectScreenshot(page, title, { fullPage: true });
});
