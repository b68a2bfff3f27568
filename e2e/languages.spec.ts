import type { Page } from 'playwright/test';
import { NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { nameOf, shell } from './support/copy.ts';
import { expectHead } from './support/expect-head.ts';
import { headerLink } from './support/header-link.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { siteUnderTest } from './support/site-under-test.ts';
import { UNKNOWN_PATH } from './support/unknown-path.ts';

const links = (page: Page) => page.locator('a[hreflang]');

/** Expects the links of the mobile menu, then those of the footer, to a path in each other language. */
async function expectLinksTo(page: Page, path: string): Promise<void> {
  const others = siteUnderTest().others.map(({ origin, language, name }) => ({
    href: origin + path,
    language,
    name,
  }));
  await expect
    .poll(() =>
      links(page).evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href'),
          language: link.getAttribute('lang'),
          name: link.textContent,
        })),
      ),
    )
    .toEqual([...others, ...others]);
}

test('links and head name the same page in the other languages, also after a change of page', {
  tag: '@language',
}, async ({ page }) => {
  await openHydrated(page, '/about');
  await expectLinksTo(page, '/about');
  await headerLink(page, nameOf('/careers')).click();
  await expectLinksTo(page, '/careers');
  await expectHead(page, '/careers');
});

test.describe('at an unknown address', () => {
  test.use({ provoked: { messages: [/status of 404/, /^404: no page at/] } });

  test('the links lead to a not-found page in the other languages', async ({ page }) => {
    await openHydrated(page, UNKNOWN_PATH);
    // React keeps the address that the page was prerendered with.
    await expectLinksTo(page, NOT_FOUND_ADDRESS);
  });
});

test('a link to another language is shown in the footer, and in the mobile menu once it is open', async ({
  page,
}) => {
  const names = siteUnderTest().others.map(({ name }) => name);
  await page.setViewportSize({ width: 320, height: 720 });
  await openHydrated(page, '/');
  const footer = page.getByRole('contentinfo').locator('a[hreflang]');
  await expect(footer).toHaveText(names);
  for (const link of await footer.all()) await expect(link).toBeVisible();
  await page.getByRole('button', { name: shell().mobile.menu }).click();
  const menu = page.getByRole('navigation', { name: shell().mobile.menu }).locator('a[hreflang]');
  await expect(menu).toHaveText(names);
  for (const link of await menu.all()) await expect(link).toBeVisible();
});
