import type { Page } from 'playwright/test';
import { test } from '#e2e/support/any-page-test.ts';
import { type Appearance, emulateAppearance } from '#e2e/support/appearances.ts';
import { openHydrated } from '#e2e/support/site-test.ts';
import { UNKNOWN_PATH } from '#e2e/support/unknown-path.ts';
import { expectScreenshot } from './expect-screenshot.ts';
import { windows } from './windows.ts';

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

interface View {
  readonly page: keyof typeof pages;
  readonly device: keyof typeof windows;
  readonly appearance: Appearance;
}

/** Tops of pages, with their drawings. */
const tops: readonly View[] = [
  { page: 'home', device: 'desktop', appearance: 'light' },
  { page: 'home', device: 'desktop', appearance: 'forced colours' },
  { page: 'home', device: 'phone', appearance: 'light' },
  { page: 'home', device: 'phone', appearance: 'dark' },
  { page: 'service', device: 'phone', appearance: 'light' },
  { page: 'service', device: 'phone', appearance: 'dark' },
  { page: 'short industry', device: 'desktop', appearance: 'light' },
  { page: 'detailed industry', device: 'phone', appearance: 'light' },
  { page: 'placeholder', device: 'desktop', appearance: 'dark' },
  { page: 'placeholder', device: 'phone', appearance: 'light' },
  { page: 'contact', device: 'phone', appearance: 'light' },
  { page: 'contact', device: 'phone', appearance: 'dark' },
  { page: 'contact', device: 'phone', appearance: 'forced colours' },
  { page: 'careers', device: 'phone', appearance: 'light' },
  { page: 'terms', device: 'phone', appearance: 'light' },
  { page: 'not found', device: 'desktop', appearance: 'light' },
  { page: 'not found', device: 'phone', appearance: 'dark' },
];

/** Whole pages, one for each arrangement of bands. */
const wholePages: readonly View[] = [
  { page: 'home', device: 'phone', appearance: 'light' },
  { page: 'service', device: 'desktop', appearance: 'light' },
  { page: 'detailed industry', device: 'desktop', appearance: 'light' },
  { page: 'contact', device: 'desktop', appearance: 'light' },
];

for (const view of tops) {
  test(`top of ${nameOf(view)}`, { tag: tagsOf(view) }, async ({ page }, { title }) => {
    await open(page, view);
    await expectScreenshot(page, title, { drawings: 'shown' });
  });
}

for (const view of wholePages) {
  test(`whole ${nameOf(view)}`, async ({ page }, { title }) => {
    await open(page, view);
    await expectScreenshot(page, title, { fullPage: true });
  });
}

function nameOf({ page, device, appearance }: View): string {
  return `${page}, ${device}, ${appearance}`;
}

/** `npm test` compares the desktop's tops, and the phone's in dark. */
function tagsOf({ device, appearance }: View): string[] {
  return device === 'desktop' || appearance === 'dark' ? [] : ['@whole'];
}

async function open(page: Page, view: View): Promise<void> {
  await page.setViewportSize(windows[view.device]);
  await emulateAppearance(page, view.appearance);
  await openHydrated(page, pages[view.page]);
}

for (const kind of ['careers', 'terms'] as const) {
  test(
    `${kind} on paper`,
    { tag: kind === 'careers' ? [] : '@whole' },
    async ({ page }, { title }) => {
      // A4 at 96 px to the inch.
      await page.setViewportSize({ width: 794, height: 1123 });
      await openHydrated(page, pages[kind]);
      await page.emulateMedia({ media: 'print' });
      await expectScreenshot(page, title, { fullPage: true });
    },
  );
}
