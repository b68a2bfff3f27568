import { notFoundCopy } from '#content/copy/pages.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import { copy, pageTexts } from './support/copy.ts';
import { expectHead } from './support/expect-head.ts';
import { expect, test, waitForHydration } from './support/site-test.ts';
import { UNKNOWN_PATH } from './support/unknown-path.ts';

// The first message is Chromium's for any 404, the second is specified (docs/specification.md, "2. Routes").
test.use({ provoked: { messages: [/status of 404/, /^404: no page at \/\S+$/] } });

const unknownPaths = [
  { path: UNKNOWN_PATH, tag: [] },
  { path: '/services/nowhere', tag: [] },
  { path: '/industry/nowhere', tag: '@whole' },
  { path: '/about/nowhere', tag: '@whole' },
  { path: '/a/b/c', tag: [] },
];

for (const { path, tag } of unknownPaths) {
  test(`${path} answers 404 with the not-found page and logs the path`, { tag }, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(
      page.getByRole('heading', { level: 1, name: pageTexts(NOT_FOUND).heading, exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle(pageTexts(NOT_FOUND).title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
    await expect.poll(() => messages).toContain(`404: no page at ${path}`);
  });
}

test('Return to Home opens Home', async ({ page }) => {
  await page.goto(UNKNOWN_PATH);
  await waitForHydration(page);
  await page.getByRole('link', { name: copy(notFoundCopy).hero.action }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toHaveText(pageTexts('/').heading);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expectHead(page, '/');
});
