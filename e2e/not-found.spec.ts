import { notFoundCopy } from '#content/copy/pages.ts';
import { NOT_FOUND, NOT_FOUND_ADDRESS } from '#content/page-names.ts';
import { copy, pageTexts } from './support/copy.ts';
import { expectHead } from './support/head.ts';
import { expect, test, waitForHydration } from './support/site-test.ts';
import { siteUnderTest } from './support/site-under-test.ts';
import { UNKNOWN_PATH } from './support/tested-pages.ts';
import { expectPage } from './support/visit.ts';

// The first message is Chromium's for any 404, the second is specified (docs/specification.md, "2. Routes").
test.use({ provoked: { messages: [/status of 404/, /^404: no page at \/\S+$/] } });

test('an unknown address answers 404, logs its path, and leads Home', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  for (const path of ['/services/nowhere', '/a/b/c', UNKNOWN_PATH]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await waitForHydration(page);
    await expectPage(page, NOT_FOUND);
    await expect(page).toHaveTitle(pageTexts(NOT_FOUND).title);
    await expect.poll(() => messages).toContain(`404: no page at ${path}`);
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // React keeps the address that the page was prerendered with.
  for (const { origin, language } of siteUnderTest().others) {
    const links = page.locator(`a[hreflang=${language}]`);
    await expect(links.first()).toHaveAttribute('href', origin + NOT_FOUND_ADDRESS);
  }
  await page.getByRole('link', { name: copy(notFoundCopy).hero.action }).click();
  await expect(page).toHaveURL('/');
  await expectPage(page, '/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expectHead(page, '/');
});
