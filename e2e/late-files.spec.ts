import type { Page } from 'playwright/test';
import { nameOf } from './support/copy.ts';
import { expect, openHydrated, openIdle, test, waitForDrawings } from './support/site-test.ts';
import { followFooter, followHeader } from './support/visit.ts';

test.use({ provoked: { messages: [/status of 404/, /^Some icons are missing: /] } });

// Drawings load when they are near the window, and the list of all icons after hydration.

test('after a change of page a drawing loads half a window before it is seen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openIdle(page, '/services');
  await followHeader(page, '/about');
  await followFooter(page, '/services');
  const card = page.locator('.tile').last();
  const lines = card.locator('.drawing use');
  const file = '/plates/technology-consulting.svg';
  await expect(lines).toHaveCount(0);
  expect(asked).not.toContain(file);
  await card.evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - 1.5 * innerHeight));
  await expect.poll(() => asked).toContain(file);
  await expect(card).not.toBeInViewport();
  await card.scrollIntoViewIfNeeded();
  // No event tells when the drawing has loaded.
  await expect.poll(async () => (await lines.boundingBox())?.width).toBeGreaterThan(100);
});

const iconList = '**/assets/icons-*.json';

function icons(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(() => {
    const uses = Array.from(document.querySelectorAll<SVGUseElement>('.icon use'));
    const shown = uses.filter((use) => use.checkVisibility({ contentVisibilityAuto: true }));
    return Object.fromEntries(
      shown.map((use) => [use.href.baseVal.replace('#icon-', ''), use.getBBox().width > 0]),
    );
  });
}

test('the icons of other pages and of the menus load after hydration', async ({ page }) => {
  const completed = page.waitForResponse(iconList);
  await openHydrated(page, '/about');
  await completed;
  await page.getByRole('button', { name: nameOf('/services') }).click();
  await waitForDrawings(page);
  expect(await icons(page)).toMatchObject({ brain: true });
  await followFooter(page, '/careers');
  // The icon is below the first section, which is shown first.
  await expect.poll(() => icons(page)).toMatchObject({ 'calendar-check': true });
  expect(Object.values(await icons(page))).not.toContain(false);
});

test('a missing list of icons is reported, and the site works without it', async ({ page }) => {
  await page.route(iconList, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('Some icons are missing'),
  );
  await openHydrated(page, '/about');
  await warning;
  expect(Object.values(await icons(page))).not.toContain(false);
  await followFooter(page, '/careers');
  await expect
    .poll(() => icons(page))
    .toMatchObject({ 'caret-down-fill': true, 'calendar-check': false });
});
