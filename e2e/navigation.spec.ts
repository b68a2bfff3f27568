import type { Page } from 'playwright/test';
import { pageTexts, readMoreName, shell } from './support/copy.ts';
import { expectHead } from './support/head.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import {
  expectPage,
  expectSameDocument,
  followHeader,
  markDocument,
  recordAnnouncements,
} from './support/visit.ts';

test('a change of page shows, focuses and announces the top of the page', async ({ page }) => {
  await openHydrated(page, '/services');
  await markDocument(page);
  const heard = await recordAnnouncements(page);
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) target.dataset['titleAtFocus'] = document.title;
    });
  });
  const expectArrival = async (path: '/services' | '/services/data-analytics') => {
    await expectPage(page, path);
    const heading = page.locator('h1');
    await expect(heading).toBeFocused();
    const { title } = pageTexts(path);
    await expect(heading, 'the title comes first').toHaveAttribute('data-title-at-focus', title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  };
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('link', { name: readMoreName('data-analytics') }).click();
  await expectArrival('/services/data-analytics');
  await expectHead(page, '/services/data-analytics');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.goBack();
  await expectArrival('/services');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.goForward();
  await expectArrival('/services/data-analytics');
  expect(await heard(), 'each page is announced once').toEqual(
    (['/services/data-analytics', '/services', '/services/data-analytics'] as const).map(
      (path) => pageTexts(path).title,
    ),
  );
  await expectSameDocument(page);
});

test('a change of page paints the visible text first', async ({ page }) => {
  await openHydrated(page, '/about');
  for (const [path, picture] of [
    ['/careers', '.hero-drawing'],
    ['/', '.film-picture'],
  ] as const) {
    const shown = await recordPaints(page, picture);
    await followHeader(page, path);
    await expect.poll(shown).toEqual([
      { picture: 'none', rest: 'hidden' },
      { picture: 'block', rest: 'visible' },
    ]);
  }
});

test('a link to a part of the same page focuses the part, unannounced', async ({ page }) => {
  await openHydrated(page, '/contact');
  const heard = await recordAnnouncements(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell().skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL('/contact#main');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: shell().footer.accessibility }).click();
  await expect(page.locator('#accessibility')).toBeFocused();
  await expect(page.locator('#accessibility')).toBeInViewport();
  expect(await heard()).toEqual([]);
  const heading = footer.getByRole('heading', { name: shell().footer.links });
  await heading.hover();
  await expect(heading, 'a heading that is no link').toHaveCSS('text-decoration-line', 'none');
});

/** Records, at each step of the next change of page, whether its picture and its last section are shown. */
async function recordPaints(page: Page, picture: string) {
  const shown = await page.evaluateHandle((selector) => {
    const main = document.querySelector('main');
    const states: { picture: string; rest: string }[] = [];
    new MutationObserver(() => {
      const hidden = main?.querySelector(selector);
      const section = main?.lastElementChild;
      if (!hidden || !section) return;
      states.push({
        picture: getComputedStyle(hidden).display,
        rest: getComputedStyle(section).contentVisibility,
      });
    }).observe(document, { attributeFilter: ['data-deferred'], subtree: true });
    return states;
  }, picture);
  return () => shown.jsonValue();
}
