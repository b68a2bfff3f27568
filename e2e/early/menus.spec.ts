import type { Page } from 'playwright/test';
import { menuName, nameOf, shell } from '#e2e/support/copy.ts';
import { expect, test } from '#e2e/support/site-test.ts';
import { waitForFrames } from '#e2e/support/waiting.ts';
import { openEarly } from './late-scripts.ts';

const header = (page: Page) => page.getByRole('banner');

const screens = [
  { viewport: { width: 1440, height: 900 }, menu: 'services', path: '/services/automation' },
  { viewport: { width: 390, height: 844 }, menu: 'mobile', path: '/services/automation' },
] as const;
type Screen = (typeof screens)[number];

const parts = (page: Page, { menu, path }: Screen) => ({
  trigger: header(page).getByRole('button', { name: menuName(menu) }),
  link: header(page).locator(`a[href="${path}"]:visible`),
});

/** Simulates a busy processor: React listens (`<html data-listens>`), but its first task never comes, so it hydrates at a press. */
function holdFirstTask(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (document.documentElement.matches('[data-hydrated]')) postMessage.call(this, message);
      else document.documentElement.setAttribute('data-listens', '');
    };
  });
}

test.describe('before hydration', () => {
  test.use({ hasTouch: true });

  for (const screen of screens) {
    const { width, height } = screen.viewport;
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: screen.viewport });

      test('a menu opens by every way to press, and hydration keeps it', async ({ page }) => {
        const release = await openEarly(page, '/about');
        const { trigger, link } = parts(page, screen);
        for (const press of [
          () => trigger.click(),
          () => trigger.press('Enter'),
          () => trigger.press(' '),
          () => trigger.tap(),
        ]) {
          await press();
          // The menu stays open without a mouse over it.
          await page.mouse.move(5, height - 5);
          await expect(link).toBeVisible();
          await press();
          await page.mouse.move(5, height - 5);
          await expect(link).toHaveCount(0);
        }
        await trigger.press('Enter');
        await link.focus();
        await release();
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        await expect(link).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        await expect(link).toHaveCount(0);
      });

      test('a press that begins before hydration and ends after it counts', async ({ page }) => {
        const { trigger } = parts(page, screen);
        for (const isOpen of [false, true]) {
          const release = await openEarly(page, '/about');
          if (isOpen) await trigger.press('Enter');
          await trigger.hover();
          await page.mouse.down();
          await release();
          await expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
          await page.mouse.up();
          await expect(trigger).toHaveAttribute('aria-expanded', String(!isOpen));
        }
      });

      test('a press that React hears before it hydrates the header counts', async ({ page }) => {
        await holdFirstTask(page);
        const { trigger } = parts(page, screen);
        for (const [isOpen, beginsEarlier] of [
          [false, false],
          [false, true],
          [true, false],
          [true, true],
        ]) {
          const release = await openEarly(page, '/about');
          if (isOpen) await trigger.press('Enter');
          await trigger.hover();
          if (beginsEarlier) await page.mouse.down();
          const released = release();
          await page.locator('html[data-listens]').waitFor({ state: 'attached' });
          if (!beginsEarlier) await page.mouse.down();
          await page.mouse.up();
          await released;
          await expect(trigger).toHaveAttribute('aria-expanded', String(!isOpen));
        }
      });
    });
  }

  test('a window that becomes wide has no mobile menu, scrolls and answers', async ({ page }) => {
    await page.setViewportSize(screens[1].viewport);
    const release = await openEarly(page, '/about');
    const { trigger } = parts(page, screens[1]);
    await trigger.press('Enter');
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.setViewportSize(screens[0].viewport);
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await release();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await waitForFrames(page);
    await page.locator('main nav a[href="#story"]').filter({ visible: true }).click();
    await expect(page).toHaveURL('/about#story');
  });

  test('a menu that a second press has closed stays closed', async ({ page }) => {
    const release = await openEarly(page, '/about');
    const { trigger, link } = parts(page, screens[0]);
    await trigger.press('Enter');
    await trigger.press('Enter');
    await release();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
    await expect(link).toHaveCount(0);
  });

  test('Get Started only closes the mobile menu, and its links lead on', async ({ page }) => {
    await page.setViewportSize(screens[1].viewport);
    await openEarly(page, '/about');
    const { trigger, link } = parts(page, screens[1]);
    await trigger.tap();
    const start = header(page).getByRole('button', { name: shell().navigation.start });
    await start.tap();
    await expect(start).toBeHidden();
    await expect(page).toHaveURL('/about');
    await trigger.tap();
    await link.tap({ noWaitAfter: true });
    await expect(page).toHaveURL(screens[1].path);
  });

  test('a press on Get Started that ends after hydration closes the menu', async ({ page }) => {
    await page.setViewportSize(screens[1].viewport);
    const release = await openEarly(page, '/about');
    const { trigger } = parts(page, screens[1]);
    await trigger.tap();
    await header(page).getByRole('button', { name: shell().navigation.start }).hover();
    await page.mouse.down();
    await release();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.up();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

test('hydration keeps a menu open that hover has opened', async ({ page }) => {
  const release = await openEarly(page, '/about');
  const { link } = parts(page, screens[0]);
  const trigger = header(page).getByRole('button', { name: nameOf('/services') });
  await trigger.hover();
  await expect(link).toBeVisible();
  await release();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

// Otherwise the links of three menus would be in one task with the header: 190 ms on a phone in which nothing answers.
test('hydration takes over the menus’ buttons before their links', async ({ page }) => {
  await page.addInitScript(() => {
    // React writes the properties of an element that it has hydrated into the element, under a key of this name.
    const noteHydratedLink = (name: string) => {
      const link = document.querySelector('.menu-link') ?? {};
      const isHydrated = Object.keys(link).some((key) => key.startsWith('__reactProps'));
      document.documentElement.setAttribute(name, String(isHydrated));
    };
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.menu-trigger:not([popovertarget])')) return;
      observer.disconnect();
      noteHydratedLink('data-early');
      setInterval(() => noteHydratedLink('data-late'));
    }).observe(document, { subtree: true, attributeFilter: ['popovertarget'] });
  });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-late', 'true');
});
