import type { Page } from 'playwright/test';
import { nameOf, pageTexts } from './support/copy.ts';
import { headerLink } from './support/header-link.ts';
import { expect, openIdle, test } from './support/site-test.ts';

const lines = (page: Page) => page.locator('.closing-drawing use').first();

test('a drawing far below loads when it is near the window', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openIdle(page, '/');
  await expect(lines(page)).toHaveCount(0);
  expect(asked).not.toContain('/drawings/closing.svg');

  await page.locator('.band-flag').scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(100);
  expect(asked).toContain('/drawings/closing.svg');
});

test('a drawing far below loads after a change of page, too', async ({ page }) => {
  await openIdle(page, '/about');
  await headerLink(page, nameOf('/')).click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/').heading);
  await page.locator('.band-flag').scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/industry']) {
    test(`${path} shows every drawing`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => widthOf(page)).toBeGreaterThan(100);
      const drawings = page.locator('main .drawing:has(use)');
      const sheets = page.locator('.tile .drawing:has(use), .closing-drawing:has(use)');
      expect(await sheets.count()).toBeGreaterThan(4);
      await expect(drawings.filter({ visible: false })).toHaveCount(0);
    });
  }
});

/** In CSS px, 0 until the file has loaded. */
async function widthOf(page: Page): Promise<number> {
  return (await lines(page).boundingBox())?.width ?? 0;
}
