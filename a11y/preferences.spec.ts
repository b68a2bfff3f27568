import type { Locator, Page } from 'playwright/test';
import { contact, home, nameOf, shell } from '#e2e/support/copy.ts';
import { type Colour, readPicture } from '#e2e/support/pictures.ts';
import {
  emulateAppearance,
  keepToast,
  setDefaultFontSize,
  setStyle,
} from '#e2e/support/simulated-browser.ts';
import { expect, openDrawn, openHydrated, openIdle, test } from '#e2e/support/site-test.ts';
import { fillIn, headerLink, sendButton, toast } from '#e2e/support/visit.ts';
import { letRest } from '#e2e/support/waiting.ts';

const menuOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: nameOf('/services'), exact: true });

test('more contrast: borders and texts have one colour, without film behind', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await openHydrated(page, '/contact');
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  await expect(page.locator('.lede').first()).toHaveCSS('color', ink);
  await expect(page.getByLabel(contact().form.name)).toHaveCSS('border-top-color', ink);
  await expect(page.locator('header.site-header')).toHaveCSS('border-bottom-color', ink);

  await openDrawn(page, '/');
  await setStyle(page, 'h1 { color: transparent }');
  // In a wide window the film begins to show at two fifths of the width.
  for (const [width, end] of [
    [1440, 570],
    [390, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.locator('h1').boundingBox();
    if (!box) throw new Error('the heading has no box');
    const clip = { ...box, width: Math.min(box.width, end - box.x) };
    expect.soft(colours(await page.screenshot({ clip })).size, `at ${width} px`).toBe(1);
  }
});

function colours(png: Buffer): Set<Colour> {
  const { width, height, colourAt } = readPicture(png);
  const places = Array.from({ length: width * height }, (_, place) => place);
  return new Set(places.map((place) => colourAt(place % width, Math.floor(place / width))));
}

test('forced colours mark a field with an error, and the links and the menu of the current page', async ({
  page,
}) => {
  await emulateAppearance(page, 'forced colours');
  await openHydrated(page, '/contact');
  const email = page.getByLabel(contact().form.email);
  const valid = await marksOf(email);
  await sendButton(page).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await marksOf(email), 'a field with an error').not.toEqual(valid);

  await openHydrated(page, '/services/automation');
  await menuOf(page).click();
  const banner = page.getByRole('banner');
  const isMarked = async (current: Locator, other: Locator) =>
    expect(await marksOf(current)).not.toEqual(await marksOf(other));
  await isMarked(headerLink(page, '/services/automation'), headerLink(page, '/services/gen-ai'));
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 600);
  await isMarked(menuOf(page), banner.getByRole('button', { name: nameOf('/industry') }));
  await openHydrated(page, '/about');
  await isMarked(headerLink(page, '/about'), headerLink(page, '/careers'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: shell().mobile.menu }).click();
  await isMarked(headerLink(page, '/about'), headerLink(page, '/careers'));
});

test('forced colours leave a hero one ground', async ({ page }) => {
  await emulateAppearance(page, 'forced colours');
  for (const path of ['/about', '/services/automation', '/industry/travel']) {
    await openHydrated(page, path);
    const hero = await page.locator('.page-hero').boundingBox();
    if (!hero) throw new Error('the hero has no box');
    // Nothing else stands in the last px above the hero's line.
    const clip = { x: 0, y: Math.floor(hero.y + hero.height) - 6, width: hero.width, height: 3 };
    expect.soft(colours(await page.screenshot({ clip })).size, path).toBe(1);
  }
});

/** What forced colours leave of an element's style. */
function marksOf(element: Locator) {
  return element.evaluate((marked) => {
    const { outlineStyle, borderStyle, borderWidth, textDecorationLine } = getComputedStyle(marked);
    return { outlineStyle, borderStyle, borderWidth, textDecorationLine };
  });
}

test('reduced motion stops the film and every movement, also of what loads later', async ({
  page,
}) => {
  await page.clock.install();
  await openIdle(page, '/');
  await menuOf(page).click();
  expect(await page.evaluate(moving), 'an open menu').toEqual([]);
  await letRest(page);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: home().film.play, exact: true })).toBeVisible();
});

test('the film stops when a visitor begins to ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, '/');
  const film = page.locator('video');
  // It begins seconds after the page.
  await film.waitFor({ state: 'attached' });
  await expect(film).toHaveJSProperty('paused', false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(film).toHaveJSProperty('paused', true);
});

test('reduced motion stops a toast, and the bar of a page on its way', async ({ page }) => {
  await keepToast(page);
  await page.route('**/assets/about-*.js', () => new Promise(() => {}));
  await openHydrated(page, '/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  await headerLink(page, '/about').click();
  const bar = page.locator('.page-progress');
  await expect(bar).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
  await emulateAppearance(page, 'forced colours');
  const [ground, mark] = await bar.evaluate((element) =>
    [undefined, '::before'].map((part) => getComputedStyle(element, part).backgroundColor),
  );
  expect(mark).not.toBe(ground);
});

function moving(): string[] {
  const parts = Array.from(document.querySelectorAll('*')).flatMap((element) =>
    [null, '::before', '::after'].map((part) => ({ element, part })),
  );
  return parts
    .filter(({ element, part }) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(
        element,
        part,
      );
      const durations = `${transitionDuration}, ${animationDuration}`.match(/[\d.]+/g) ?? [];
      return scrollBehavior === 'smooth' || durations.some((seconds) => Number(seconds) > 0);
    })
    .map(({ element, part }) => `${element.tagName}.${element.className}${part ?? ''}`)
    .concat(document.getAnimations().map(({ id }) => `an animation ${id}`));
}

test('with larger letters, the mobile menu closes where its button goes', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 900 });
  await openHydrated(page, '/about');
  await setDefaultFontSize(page, 20);
  await page.getByRole('button', { name: shell().mobile.menu }).click();
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('[inert] main')).toHaveCount(0);
});
