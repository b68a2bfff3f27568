import { expect, type Page } from 'playwright/test';
import type { PageId } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { nameOf, pageTexts } from './copy.ts';
import { headerLink } from './header-link.ts';

/** Expects that a page is shown: its heading. */
export async function expectPage(page: Page, shown: PageId): Promise<void> {
  await expect(page.locator('h1')).toHaveText(pageTexts(shown).heading);
}

/** Follows the header's link to a page, and expects that page. */
export async function followHeader(page: Page, path: Path): Promise<void> {
  await headerLink(page, nameOf(path)).click();
  await expectPage(page, path);
}

/** Follows the footer's link to a page, and expects that page. */
export async function followFooter(page: Page, path: Path): Promise<void> {
  const name = nameOf(path);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expectPage(page, path);
}
