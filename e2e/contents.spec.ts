import { shell } from './support/copy.ts';
import { expect, openHydrated, test } from './support/site-test.ts';

// Every template of a page with contents.
for (const path of [
  '/',
  '/services',
  '/about',
  '/services/cloud-services',
  '/services/professional-staffing',
  '/services/gen-ai',
  '/industry/retail',
]) {
  test(`the contents of ${path} lead to its headings`, { tag: '@whole' }, async ({ page }) => {
    await openHydrated(page, path);
    const contents = page.getByRole('navigation', { name: shell().contents.label });
    const links = contents.getByRole('link');
    expect(await links.count()).toBeGreaterThan(2);
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(contents.locator('[aria-current]').filter({ visible: true })).toHaveCount(1);
      const heading = page.locator(`${await link.getAttribute('href')} h2`).first();
      await expect(heading).toBeInViewport({ ratio: 1 });
      const bar = await contents.boundingBox();
      expect((await heading.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });
}
