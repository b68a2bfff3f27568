import { nameOf, shell } from '#e2e/support/copy.ts';
import { headerLink } from '#e2e/support/header-link.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';
import { headerMenus } from './header-menus.ts';

for (const [menu, index] of [
  ['services', '/services'],
  ['industries', '/industry'],
] as const) {
  test(`the ${menu} menu ends with a link to its index page`, async ({ page }) => {
    await openHydrated(page, '/');
    const { trigger, panel } = headerMenus(page)[menu];
    await trigger.press('Enter');
    const link = panel.getByRole('link', {
      name: shell().navigation[menu === 'services' ? 'allServices' : 'allIndustries'],
    });
    await trigger.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(index);
    await expect(panel).toBeHidden();
  });
}

test.describe('arrow keys', () => {
  test('move along the header’s row and stop at its ends', { tag: '@language' }, async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await headerLink(page, nameOf('/')).focus();
    await page.keyboard.press('ArrowLeft');
    const reached = [await focused()];
    for (let steps = 0; steps < 7; steps++) {
      await page.keyboard.press('ArrowRight');
      reached.push(await focused());
    }
    expect(reached).toEqual([
      nameOf('/'),
      nameOf('/services'),
      nameOf('/industry'),
      nameOf('/careers'),
      nameOf('/about'),
      nameOf('/contact'),
      shell().navigation.start,
      shell().navigation.start,
    ]);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(nameOf('/contact'));
  });

  test('are reversed in a page that reads from right to left', async ({ page }) => {
    await openHydrated(page, '/');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const { services, industries } = headerMenus(page);
    await services.trigger.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(industries.trigger).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(services.trigger).toBeFocused();
  });

  test('move from an open trigger to its links and back', async ({ page }) => {
    await openHydrated(page, '/');
    const { services, expectOpen } = headerMenus(page);
    const links = services.panel.getByRole('link');
    await services.trigger.focus();
    await page.keyboard.press('ArrowDown');
    await expectOpen('none');
    await page.keyboard.press('Enter');
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['End', -1],
      ['ArrowDown', -1],
      ['ArrowUp', -2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      const expected = index < 0 ? links.nth((await links.count()) + index) : links.nth(index);
      await expect(expected, key).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(services.trigger).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectOpen('none');
  });
});
