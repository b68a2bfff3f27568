import type { Locator, Page } from 'playwright/test';
import { firstIndustryIds, firstServiceIds } from '#content/navigation.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { nameOf, pageTexts, shell } from './support/copy.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { siteUnderTest } from './support/site-under-test.ts';
import { waitForFrames } from './support/wait-for-frames.ts';

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 568 };
/** 1280 × 800 at 400 % zoom. */
const zoomed = { width: 320, height: 200 };

test.use({ viewport: phone });

function parts(page: Page) {
  return {
    button: page.getByRole('button', { name: shell().mobile.menu }),
    menu: page.getByRole('navigation', { name: shell().mobile.menu }),
    main: page.locator('main'),
  };
}

function scrollOffset(page: Page) {
  return page.evaluate(() => window.scrollY);
}

async function openMenu(page: Page, path: string) {
  await openHydrated(page, path);
  const { button, menu, main } = parts(page);
  await button.click();
  await expect(menu).toBeVisible();
  return { button, menu, main };
}

test('lists the plain links and the first six services and industries', {
  tag: '@language',
}, async ({ page }) => {
  const { menu } = await openMenu(page, '/');
  const links = menu.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/careers',
    '/about',
    '/contact',
    '/services',
    ...firstServiceIds.map(servicePath),
    '/industry',
    ...firstIndustryIds.map(industryPath),
    ...siteUnderTest().others.map(({ origin }) => `${origin}/`),
  ]);
});

test('does not pass the panel height from react-aria to its links, which would restyle them', async ({
  page,
}) => {
  const { menu } = await openMenu(page, '/');
  const heightProperty = (locator: Locator) =>
    locator.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--disclosure-panel-height'),
    );
  await expect.poll(() => heightProperty(menu.locator('..'))).toBe('auto');
  expect(await heightProperty(menu)).toBe('');
});

test('makes the page behind it inert while it is open', async ({ page }) => {
  const { button, menu, main } = await openMenu(page, '/');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(main.and(page.locator('[inert] *'))).toHaveCount(1);
  // Also parts of the frame that this test does not know.
  const active = page.locator(
    '#root :is(a, button, main, footer, aside, p):not(header *, [inert] *)',
  );
  await expect(active).toHaveCount(0);
  await button.click();
  await expect(menu).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test.describe('closes', () => {
  for (const place of ['its button', 'a link', 'the page']) {
    test(`on Escape with focus on ${place}`, {
      tag: place === 'its button' ? '@whole' : [],
    }, async ({ page }) => {
      const { button, menu } = await openMenu(page, '/');
      if (place === 'a link') await menu.getByRole('link', { name: nameOf('/careers') }).focus();
      if (place === 'the page') await button.blur();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(page.locator('[inert]')).toHaveCount(0);
      if (place !== 'the page') await expect(button).toBeFocused();
    });
  }

  test('on a change of page, and the new page gets the focus', async ({ page }) => {
    const { menu } = await openMenu(page, '/');
    await menu.getByRole('link', { name: nameOf('/services/automation') }).click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/services/automation').heading);
    await expect(menu).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('on Back', async ({ page }) => {
    await openHydrated(page, '/about');
    const { button, menu } = parts(page);
    await button.click();
    await menu.getByRole('link', { name: nameOf('/careers') }).click();
    await expect(page).toHaveURL('/careers');
    await button.click();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });

  test('by a link to the current page', async ({ page }) => {
    const { button, menu } = await openMenu(page, '/about');
    await menu.getByRole('link', { name: nameOf('/about') }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  test('by Get Started, which opens no page', async ({ page }) => {
    const { button, menu } = await openMenu(page, '/about');
    await menu.getByRole('button', { name: shell().navigation.start }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  test('when the window grows past 1024 px, and stays closed when it shrinks', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    const { menu } = await openMenu(page, '/');
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(menu).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test('a header menu closes when the window becomes narrow, too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openHydrated(page, '/');
  const trigger = page.getByRole('button', {
    name: nameOf('/services'),
    includeHidden: true,
  });
  await trigger.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize(phone);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

for (const [name, viewport] of Object.entries({ phone, small, zoomed })) {
  test.describe(`in ${viewport.width} × ${viewport.height} px (${name})`, {
    tag: viewport === small ? [] : '@whole',
  }, () => {
    test.use({ viewport });

    test('the page behind the menu does not scroll', async ({ page }) => {
      await openHydrated(page, '/');
      // In a low window the header scrolls away, so its button is only at the page's top.
      const start = viewport === zoomed ? 0 : 600;
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), start);
      const { button, menu } = parts(page);
      await button.click();
      // Read after the menu has opened: headless Chromium reserves space for a hidden scroll bar, so lines may change.
      const before = await scrollOffset(page);
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
      await page.keyboard.press('Escape');
      await expect.poll(() => scrollOffset(page)).toBe(start);
      await page.mouse.move(viewport.width / 2, viewport.height - 20);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrollOffset(page)).toBe(start + 300);
    });

    test('Tab goes from the button through the whole list, and each stop is in view', async ({
      page,
    }) => {
      const { button, menu } = await openMenu(page, '/services');
      await button.focus();
      const expected = await menu
        .locator('a:visible, button:visible')
        .evaluateAll((stops) => stops.map((stop) => stop.textContent));
      const reached: (string | null)[] = [];
      for (const name of expected) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          const box = element?.getBoundingClientRect();
          if (!element || !box) return null;
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const isInWindow = box.left >= 0 && box.right <= document.documentElement.clientWidth;
          return {
            name: element.textContent,
            isInView: isInWindow && element.contains(document.elementFromPoint(x, y)),
          };
        });
        expect(stop?.isInView, `${name} is in view`).toBe(true);
        reached.push(stop?.name ?? null);
      }
      expect(reached).toEqual(expected);
    });

    test('no element is wider than the window', async ({ page }) => {
      const { menu } = await openMenu(page, '/');
      for (const element of [page.locator('html'), menu]) {
        const spare = await element.evaluate((node) => node.clientWidth - node.scrollWidth);
        expect(spare).toBeGreaterThanOrEqual(0);
      }
    });
  });
}

test('in a low window the header scrolls away, and the open menu shows all of it again', async ({
  page,
}) => {
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
  await expect(header.getByRole('link', { name: shell().header.home }).first()).toBeInViewport({
    ratio: 1,
  });
  await expect(button).toBeInViewport({ ratio: 1 });
  const bottom = () => menu.evaluate((list) => list.getBoundingClientRect().bottom);
  expect(await bottom()).toBeCloseTo(zoomed.height, 0);
  await button.click();
  await expect(menu).toBeHidden();
  expect(await scrollOffset(page)).toBe(10);
});
