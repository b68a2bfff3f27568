import type { Page } from 'playwright/test';
import { nameOf } from './support/copy.ts';
import { followFooter } from './support/follow-link.ts';
import { expect, openHydrated, test, waitForDrawings } from './support/site-test.ts';

const list = '**/assets/icons-*.json';

/** The names of the visible icons, each with whether its shape has loaded. */
function icons(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(() => {
    const uses = Array.from(document.querySelectorAll<SVGUseElement>('.icon use'));
    const shown = uses.filter((use) => use.checkVisibility({ contentVisibilityAuto: true }));
    return Object.fromEntries(
      shown.map((use) => [use.href.baseVal.replace('#icon-', ''), use.getBBox().width > 0]),
    );
  });
}

const withoutShape = (present: Record<string, boolean>) =>
  Object.keys(present).filter((name) => !present[name]);

test('the icons of other pages and of the menus load after hydration', async ({ page }) => {
  const completed = page.waitForResponse(list);
  await openHydrated(page, '/about');
  await completed;
  await page.getByRole('button', { name: nameOf('/services') }).click();
  await waitForDrawings(page);
  expect(Object.keys(await icons(page))).toContain('brain');
  await followFooter(page, '/careers');
  await waitForDrawings(page);
  const present = await icons(page);
  expect(Object.keys(present)).toContain('ruler');
  expect(withoutShape(present)).toEqual([]);
});

test.describe('when the list of icons is missing', () => {
  test.use({ provoked: { messages: [/status of 404/, /^Some icons are missing: /] } });

  test('the console reports it, and the site works without the missing icons', async ({ page }) => {
    await page.route(list, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    const warning = page.waitForEvent('console', (message) =>
      message.text().startsWith('Some icons are missing'),
    );
    await openHydrated(page, '/about');
    await warning;
    expect(withoutShape(await icons(page))).toEqual([]);
    await followFooter(page, '/careers');
    expect(await icons(page)).toMatchObject({ 'caret-down-fill': true, ruler: false });
  });
});
