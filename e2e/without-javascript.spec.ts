import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { contact, menuName } from './support/copy.ts';
import { expect, test } from './support/site-test.ts';
import { liveRegion } from './support/visit.ts';

test.use({ javaScriptEnabled: false });

// That each template can be read before any script: routes.spec.ts; that no button waits for one: plugins/pages/pages.built.test.ts.

/** Expects every drawing, also those that scripts load when they are near. No event tells when one has loaded. */
async function expectDrawings(page: Page): Promise<void> {
  const lines = page.locator('.tile .drawing use').first();
  const width = async () => (await lines.boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(100);
  const sheets = page.locator('.tile .drawing:has(use)');
  expect(await sheets.count()).toBeGreaterThan(3);
  const drawings = page.locator('main .drawing:has(use)');
  await expect(drawings.filter({ visible: false })).toHaveCount(0);
}

test('what scripts would add is there without them', { tag: '@language' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await test.step('Home has its poster and no film buttons', async () => {
    await page.goto('/');
    await expectDrawings(page);
    await expect(page.locator('.film-stage img[src="/film/poster.svg"]')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
  await test.step('the tiles of industries have their drawings', async () => {
    await page.goto('/industry');
    await expectDrawings(page);
  });
  await test.step('icons have their shapes', async () => {
    await page.goto('/services');
    const icons = page.locator('main .icon use').filter({ visible: true });
    const shapes = await icons.evaluateAll((uses) =>
      uses.map((use) => use.getBoundingClientRect().width > 0),
    );
    expect(shapes.length).toBeGreaterThan(10);
    expect(shapes).not.toContain(false);
    expect(requested.filter((address) => address.includes('icons-'))).toEqual([]);
  });
  // How menus open, and where their links lead: early/menus.spec.ts.
  await test.step('a menu has no place for icons that never come', async () => {
    const menu = page.getByRole('banner').getByRole('button', { name: menuName('services') });
    await menu.press('Enter');
    const link = page.getByRole('banner').locator('a[href="/services/automation"]:visible');
    await expect(link).toBeVisible();
    await expect(link.locator('.icon').filter({ visible: true })).toHaveCount(0);
  });
  await test.step('a plate is complete, and is printed', async () => {
    await page.goto('/services/cloud-services');
    const plate = page.locator('.plate').getByRole('img');
    const lines = plate.locator('use').filter({ visible: true });
    await expect(lines).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(plate).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('Contact tells the visitor to write or call, and has every map', async () => {
    await page.goto('/contact');
    await expect(page.getByText(contact().form.early)).toBeVisible();
    await expect(liveRegion(page)).toBeEmpty();
    // Only whoever scrolls to a map asks its provider.
    await expect(page.locator('iframe[loading=lazy]')).toHaveCount(company.offices.length);
  });
});
