import type { Locator, Page } from 'playwright/test';
import { menuName, nameOf, shell } from '#e2e/support/copy.ts';
import { expect, test } from '#e2e/support/site-test.ts';
import { openEarly, openWithoutScripts } from './late-scripts.ts';

const header = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => header(page).getByRole('button', { name });

const desktop = {
  viewport: { width: 1440, height: 900 },
  menus: [
    ['services', '/services/automation'],
    ['industries', '/industry/retail'],
  ],
} as const;
const phone = {
  viewport: { width: 390, height: 844 },
  menus: [['mobile', '/services/automation']],
} as const;

/** The ways to press a button. */
const presses: Record<string, (trigger: Locator) => Promise<void>> = {
  'the mouse': (trigger) => trigger.click(),
  Enter: (trigger) => trigger.press('Enter'),
  Space: (trigger) => trigger.press(' '),
  touch: (trigger) => trigger.tap(),
};

test.use({ hasTouch: true });

for (const { viewport, menus } of [desktop, phone]) {
  test.describe(`at ${viewport.width} px, before hydration`, () => {
    test.use({ viewport });

    for (const [menu, path] of menus) {
      for (const [way, press] of Object.entries(presses)) {
        const tag = way === 'Space' || menu === 'industries' ? '@whole' : [];
        test(`a press by ${way} opens the menu of ${menu}, and hydration keeps it open`, {
          tag,
        }, async ({ page }) => {
          const release = await openEarly(page, '/about');
          const trigger = button(page, menuName(menu));
          const link = header(page).locator(`a[href="${path}"]:visible`);
          await press(trigger);
          await expect(link).toBeVisible();
          // The menu stays open without a mouse over it.
          await page.mouse.move(5, viewport.height - 5);
          await expect(link).toBeVisible();
          await release();
          await expect(trigger).toHaveAttribute('aria-expanded', 'true');
          await expect(link).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(trigger).toHaveAttribute('aria-expanded', 'false');
          await expect(link).toBeHidden();
        });
      }

      test(`a second press closes the menu of ${menu}, and hydration keeps it closed`, async ({
        page,
      }) => {
        const release = await openEarly(page, '/about');
        const trigger = button(page, menuName(menu));
        const link = header(page).locator(`a[href="${path}"]`).first();
        await trigger.press('Enter');
        await trigger.press('Enter');
        await expect(link).toBeHidden();
        await release();
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        await expect(trigger).toBeFocused();
      });

      test(`a link in the menu of ${menu} leads to its page`, async ({ page }) => {
        await openEarly(page, '/about');
        await button(page, menuName(menu)).tap();
        await header(page).locator(`a[href="${path}"]:visible`).tap({ noWaitAfter: true });
        await expect(page).toHaveURL(path);
      });
    }

    test('a press that begins before hydration and ends after it counts', async ({ page }) => {
      const release = await openEarly(page, '/about');
      const trigger = button(page, menuName(menus[0][0]));
      const { x, y, width, height } = (await trigger.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await release();
      await page.mouse.up();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
  });
}

test.describe('with a mouse, before hydration', () => {
  test.use({ hasTouch: false });

  test('hover opens a menu, and hydration keeps the menu open until the mouse has left', async ({
    page,
  }) => {
    const release = await openEarly(page, '/about');
    const trigger = button(page, nameOf('/services'));
    const link = header(page).locator('a[href="/services/automation"]:visible');
    await trigger.hover();
    await expect(link).toBeVisible();
    await release();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('the keyboard’s place in an open menu stays', async ({ page }) => {
    const release = await openEarly(page, '/about');
    const trigger = button(page, nameOf('/services'));
    await trigger.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = header(page).locator('a[href="/services/automation"]:visible');
    await expect(link).toBeFocused();
    await release();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeFocused();
  });
});

test.describe('in the mobile menu, before hydration', () => {
  test.use({ viewport: phone.viewport });

  test('Get Started closes the menu and opens no page', async ({ page }) => {
    await openEarly(page, '/about');
    await button(page, shell().mobile.menu).tap();
    const start = header(page).getByRole('button', { name: shell().navigation.start });
    await start.tap();
    await expect(start).toBeHidden();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('when the scripts fail', () => {
  test.use({ provoked: { messages: [/net::ERR_FAILED/] } });

  for (const { viewport, menus } of [desktop, phone]) {
    test(`the menus at ${viewport.width} px work`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openWithoutScripts(page, '/about');
      const [menu, path] = menus[0];
      const trigger = button(page, menuName(menu));
      const link = header(page).locator(`a[href="${path}"]`).first();
      await trigger.press('Enter');
      await expect(header(page).locator(`a[href="${path}"]:visible`)).toBeVisible();
      await trigger.press('Enter');
      await expect(link).toBeHidden();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { viewport, menus } of [desktop, phone]) {
    test(`the menus at ${viewport.width} px work`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/about');
      const [menu, path] = menus[0];
      await button(page, menuName(menu)).press('Enter');
      const link = header(page).locator(`a[href="${path}"]:visible`);
      await expect(link).toBeVisible();
      await link.press('Enter');
      await expect(page).toHaveURL(path);
    });
  }
});
