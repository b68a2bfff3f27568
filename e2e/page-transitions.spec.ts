import type { Page } from 'playwright/test';
import { pageTexts } from './page-texts.ts';
import { expect, openHydrated, test } from './site-test.ts';

// A device of any speed: a slow one is spared transitions (src/shell/page-transitions.ts).
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    performance.now = () => 0;
  }),
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

test('no transition where less motion is preferred @chromium', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/about');
  await page.evaluate(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (update) {
      console.error('a view transition was started');
      return startViewTransition.call(this, update);
    };
  });
  await headerLink(page, 'Careers').click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await expect(page.locator('h1')).toBeFocused();
});
