import type { Page } from 'playwright/test';
import { pageTexts } from './page-texts.ts';
import { expect, openHydrated, test as siteTest } from './site-test.ts';

/** The test of the site on a device of a given speed: a slow one is spared transitions (src/shell/page-transitions.ts). */
const test = siteTest.extend<{ readonly firstPageMilliseconds: number }>({
  firstPageMilliseconds: [0, { option: true }],
});

test.beforeEach(({ page, firstPageMilliseconds }) =>
  // The first page begins at 0, and has come when React has taken over its header. Then the time stands still.
  page.addInitScript((milliseconds) => {
    performance.now = () => {
      const header = document.getElementById('header') ?? {};
      const isTaken = Object.keys(header).some((key) => key.startsWith('__reactFiber'));
      return isTaken ? milliseconds : 0;
    };
  }, firstPageMilliseconds),
);

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name });

/** The parts of the page that a transition is moving right now. */
const movingParts = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return part?.startsWith('::view-transition') ? [part] : [];
    }),
  );

/** Stops every transition at its beginning, so that there is time to look at it. */
async function holdTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hold = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        if (part?.startsWith('::view-transition')) animation.pause();
      }
      requestAnimationFrame(hold);
    };
    hold();
  });
}

test('a change of page brings in headline and drawing @chromium', async ({ page }) => {
  await openHydrated(page, '/about');
  await holdTransitions(page);
  await headerLink(page, 'Careers').click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await expect
    .poll(async () => (await movingParts(page)).toSorted())
    .toEqual(['::view-transition-new(drawing)', '::view-transition-new(headline)']);
});

test('while it does, presses and keys reach the new page @chromium', async ({ page }) => {
  await openHydrated(page, '/about');
  await holdTransitions(page);
  await headerLink(page, 'Contact').click();
  await expect.poll(() => movingParts(page)).not.toEqual([]);
  await page.getByLabel('Full Name').click();
  await page.keyboard.type('Ada');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  expect(await movingParts(page), 'the transition is still running').not.toEqual([]);

  await headerLink(page, 'About Us').click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
});

test('a menu opens while it does @chromium', async ({ page }) => {
  await openHydrated(page, '/about');
  await holdTransitions(page);
  await headerLink(page, 'Careers').click();
  await expect.poll(() => movingParts(page)).not.toEqual([]);
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(await movingParts(page), 'the transition is still running').not.toEqual([]);
});

test('one that is overtaken before it has begun leaves the console clean @chromium', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await headerLink(page, 'Contact').hover();
  await headerLink(page, 'Careers').hover();
  await headerLink(page, 'Careers').evaluate((careers: HTMLElement) => {
    careers.click();
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('header a[href="/contact"]')?.click();
    });
  });
  await expect(page.locator('h1')).toHaveText(pageTexts('/contact').heading);
});

/** Says in the console, which fails a test, that a transition was started. */
const reportTransitions = (page: Page) =>
  page.evaluate(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (update) {
      console.error('a view transition was started');
      return startViewTransition.call(this, update);
    };
  });

test('no transition where less motion is preferred @chromium', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/about');
  await reportTransitions(page);
  await headerLink(page, 'Careers').click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await expect(page.locator('h1')).toBeFocused();
});

test.describe('after a first page that came slowly', () => {
  test.use({ firstPageMilliseconds: 41 });

  test('no transition @chromium', async ({ page }) => {
    await openHydrated(page, '/about');
    await reportTransitions(page);
    await headerLink(page, 'Careers').click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
    await expect(page.locator('h1')).toBeFocused();
  });
});
