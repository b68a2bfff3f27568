import { contact } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';

test('a visitor who prefers more contrast gets borders and secondary text in the colour of the text', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await openHydrated(page, '/contact');
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  await expect(page.locator('.lede').first()).toHaveCSS('color', ink);
  await expect(page.getByLabel(contact().form.name)).toHaveCSS('border-top-color', ink);
  await expect(page.locator('header.site-header')).toHaveCSS('border-bottom-color', ink);
});
