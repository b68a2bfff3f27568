import type { Page } from 'playwright/test';
import { nameOf, shell } from './support/copy.ts';
import { setStyle } from './support/simulated-browser.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { expectPage } from './support/visit.ts';
import { waitForFrames } from './support/waiting.ts';

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 568 };
/** 1280 × 800 at 400 % zoom. */
const zoomed = { width: 320, height: 200 };

test.use({ viewport: phone });

function parts(page: Page) {
  return {
    button: page.getByRole('button', { name: shell().mobile.menu }),
    menu: page.getByRole('navigation', { name: shell().mobile.menu }),
    // Without closed menus, and the page of a link under the mouse (src/shell/Pages.tsx), which are inert too.
    inert: page.locator('[inert]:not(header *, .next-page)'),
  };
}

const scrollOffset = (page: Page) => page.evaluate(() => window.scrollY);

test('the mobile menu makes the page inert, and closes in every way', async ({ page }) => {
  await openHydrated(page, '/about');
  const { button, menu, inert } = parts(page);
  const part = page.locator('#accessibility');
  const logo = page.getByRole('banner').getByRole('link', { name: shell().header.home }).first();
  const open = async () => {
    await button.click();
    await expect(menu).toBeVisible();
  };
  const expectClosed = async () => {
    await expect(menu).toBeHidden();
    await expect(inert).toHaveCount(0);
  };
  await test.step('what is behind the open menu is inert', async () => {
    await open();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[inert] main')).toHaveCount(1);
    // Also parts of the frame that this test does not know: a new one goes into BehindMenu in src/shell/Frame.tsx.
    const active = page.locator(
      '#root :is(a, button, main, footer, aside, p):not(header *, [inert] *)',
    );
    await expect(active).toHaveCount(0);
  });
  await test.step('its button closes it', async () => {
    await button.click();
    await expectClosed();
  });
  await test.step('Escape closes it, wherever the focus is', async () => {
    for (const focus of [() => menu.getByRole('link').last().focus(), () => button.focus()]) {
      await open();
      await focus();
      await page.keyboard.press('Escape');
      await expectClosed();
      await expect(button).toBeFocused();
    }
    await open();
    await button.blur();
    await page.keyboard.press('Escape');
    await expectClosed();
  });
  await test.step('Get Started and the link to the current page only close it', async () => {
    for (const control of [
      menu.getByRole('button', { name: shell().navigation.start }),
      menu.getByRole('link', { name: nameOf('/about') }),
    ]) {
      await open();
      await control.click();
      await expectClosed();
      await expect(button).toBeFocused();
      await expect(page).toHaveURL('/about');
    }
  });
  await test.step('a link opens its page, whose heading gets the focus', async () => {
    await page.getByRole('link', { name: shell().footer.accessibility }).click();
    await expect(part).toBeFocused();
    await open();
    await menu.getByRole('link', { name: nameOf('/services/automation') }).click();
    await expectPage(page, '/services/automation');
    await expect(page.locator('h1')).toBeFocused();
    await expectClosed();
  });
  await test.step('Back closes it, and the part to which Back leads gets the focus', async () => {
    await open();
    await page.goBack();
    await expect(page).toHaveURL('/contact#accessibility');
    await expectClosed();
    await expect(part).toBeFocused();
  });
  await test.step('a wide window closes it, and a narrow window the header’s menus', async () => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await open();
    await menu.getByRole('link').first().focus();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(inert).toHaveCount(0);
    await expect(logo).toBeFocused();
    const name = nameOf('/services');
    const trigger = page.getByRole('banner').getByRole('button', { name, includeHidden: true });
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    // The browser may take the focus from a hidden link before it tells the new width.
    await setStyle(page, '.menu { display: none }');
    await expect(logo).toBeFocused();
    await page.setViewportSize(phone);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expectClosed();
    await expect(logo).toBeFocused();
  });
});

for (const [name, viewport] of Object.entries({ phone, small, zoomed })) {
  test(`the mobile menu scrolls alone in a ${name} window, and Tab passes it`, {
    tag: viewport === small ? [] : '@whole',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/');
    const { button, menu } = parts(page);
    // A low window's header scrolls away. Elsewhere no text above the offset may get another line, which the browser would follow.
    const start = viewport === zoomed ? 0 : 200;
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), start);
    await button.click();
    await expect(menu).toBeVisible();
    // Read after the menu has opened: headless Chromium reserves space for a hidden scroll bar, so lines may change.
    const before = await scrollOffset(page);
    await test.step('no element is wider than the window', async () => {
      for (const element of [page.locator('html'), menu]) {
        const spare = await element.evaluate((node) => node.clientWidth - node.scrollWidth);
        expect(spare).toBeGreaterThanOrEqual(0);
      }
    });
    await test.step('neither wheel nor keys scroll the page', async () => {
      const isScrollable = await menu.evaluate((list) => list.scrollHeight > list.clientHeight);
      for (const y of [20, viewport.height - 20]) {
        await page.mouse.move(viewport.width / 2, y);
        await page.mouse.wheel(0, 5000);
      }
      const offset = () => menu.evaluate((list) => list.scrollTop);
      if (isScrollable) await expect.poll(offset).toBeGreaterThan(0);
      await page.mouse.wheel(0, 5000);
      await button.focus();
      await page.keyboard.press('PageDown');
      await waitForFrames(page);
      expect(await scrollOffset(page)).toBe(before);
    });
    await test.step('Tab goes from the button through the whole list, each control in view', async () => {
      await button.focus();
      const expected = await menu
        .locator('a:visible, button:visible')
        .evaluateAll((stops) => stops.map((stop) => stop.textContent));
      expect(expected.length).toBeGreaterThan(15);
      const reached: unknown[] = [];
      for (const _ of expected) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          const box = element?.getBoundingClientRect();
          if (!element || !box) return null;
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const isInWindow = box.left >= 0 && box.right <= document.documentElement.clientWidth;
          const isInView = isInWindow && element.contains(document.elementFromPoint(x, y));
          return isInView ? element.textContent : `${element.textContent}, out of view`;
        });
        reached.push(stop);
      }
      expect(reached).toEqual(expected);
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => scrollOffset(page), 'the page is where it was').toBe(start);
    await page.mouse.move(viewport.width / 2, viewport.height - 20);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollOffset(page), 'the page scrolls again').toBe(start + 300);
  });
}

test('in a low window the open menu brings the whole header back', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await openHydrated(page, '/about');
  const header = page.getByRole('banner');
  await page.mouse.move(zoomed.width / 2, zoomed.height / 2);
  await page.mouse.wheel(0, 300);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -290);
  await expect.poll(() => scrollOffset(page)).toBe(10);
  const { button, menu } = parts(page);
  await button.click();
  await expect(menu).toBeVisible();
  const logo = header.getByRole('link', { name: shell().header.home }).first();
  await expect(logo).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
  const bottom = () => menu.evaluate((list) => list.getBoundingClientRect().bottom);
  expect(await bottom()).toBeCloseTo(zoomed.height, 0);
  await button.click();
  await expect(menu).toBeHidden();
  expect(await scrollOffset(page)).toBe(10);
});
