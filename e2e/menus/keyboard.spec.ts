import { nameOf, shell } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';
import { headerLink } from '#e2e/support/visit.ts';
import { headerMenus } from './header-menus.ts';

test('the keyboard moves along the header and through its menus', {
  tag: '@language',
}, async ({ page }) => {
  await openHydrated(page, '/');
  const { services, industries, expectOpen } = headerMenus(page);
  const links = services.panel.getByRole('link');

  await test.step('along the header’s row, and no further than its ends; with Alt, Ctrl, Meta or Shift, arrows are the browser’s', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await headerLink(page, '/').focus();
    const reached: (string | undefined)[] = [];
    for (const key of [
      'ArrowLeft',
      ...Array(7).fill('ArrowRight'),
      'ArrowLeft',
      ...['Alt', 'Control', 'Meta', 'Shift'].map((modifier) => `${modifier}+ArrowRight`),
    ]) {
      await page.keyboard.press(key);
      reached.push(await focused());
    }
    expect(reached).toEqual([
      ...(['/', '/services', '/industry', '/careers', '/about', '/contact'] as const).map(nameOf),
      shell().navigation.start,
      shell().navigation.start,
      ...Array(5).fill(nameOf('/contact')),
    ]);
  });
  await test.step('the other way in a page that reads from right to left', async () => {
    const setDirection = (direction: string) =>
      page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction);
    await setDirection('rtl');
    await services.trigger.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(industries.trigger).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(services.trigger).toBeFocused();
    await setDirection('ltr');
  });
  await test.step('from an open menu’s button to its links and back, while the page stays', async () => {
    await page.keyboard.press('ArrowDown');
    await expectOpen('none');
    await page.keyboard.press('Enter');
    const scrolling = await page.evaluateHandle(() => {
      const keys: string[] = [];
      window.addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (!defaultPrevented) keys.push(key);
      });
      return keys;
    });
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
    expect(await scrolling.jsonValue()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expectOpen('none');
  });
  await test.step('Tab enters an open menu, and Escape returns to its button', async () => {
    await services.trigger.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services.trigger).toBeFocused();
    await expectOpen('none');
  });
  await test.step('the last link leads to the index page', async () => {
    await expect(industries.panel.locator('a').last()).toHaveAttribute('href', '/industry');
    await services.trigger.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(links.filter({ hasText: shell().navigation.allServices })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services');
    await expect(services.panel).toBeHidden();
  });
});
