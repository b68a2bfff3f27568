import type { Page } from 'playwright/test';
import { nameOf, shell } from './support/copy.ts';
import { expectHead } from './support/head.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { siteUnderTest } from './support/site-under-test.ts';
import { headerLink } from './support/visit.ts';

/** Expects the links of the mobile menu, then those of the footer, to a path in each other language. */
async function expectLinksTo(page: Page, path: string): Promise<void> {
  const others = siteUnderTest().others.map(({ origin, language, name }) => [
    origin + path,
    language,
    name,
  ]);
  await expect
    .poll(() =>
      page
        .locator('a[hreflang]')
        .evaluateAll((all) =>
          all.map((link) => [
            link.getAttribute('href'),
            link.getAttribute('lang'),
            link.textContent,
          ]),
        ),
    )
    .toEqual([...others, ...others]);
}

test('links and head name the same page in other languages', {
  tag: '@language',
}, async ({ page }) => {
  await openHydrated(page, '/about');
  await expectLinksTo(page, '/about');
  await headerLink(page, nameOf('/careers')).click();
  await expectLinksTo(page, '/careers');
  await expectHead(page, '/careers');
  await page.setViewportSize({ width: 320, height: 720 });
  const footer = page.getByRole('contentinfo').locator('a[hreflang]');
  await expect(footer.filter({ visible: false })).toHaveCount(0);
  await page.getByRole('button', { name: shell().mobile.menu }).click();
  const menu = page.getByRole('navigation', { name: shell().mobile.menu }).locator('a[hreflang]');
  await expect(menu.filter({ visible: true })).toHaveCount(siteUnderTest().others.length);
});
