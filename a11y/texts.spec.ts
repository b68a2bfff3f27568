import type { Page } from 'playwright/test';
import { axeComplaints } from '#e2e/support/axe.ts';
import { expect, openHydrated, openIdle, test } from '#e2e/support/site-test.ts';
import { pages, templates, UNKNOWN_PATH } from '#e2e/support/tested-pages.ts';
import { brokenWords } from '#e2e/support/text-faults.ts';
import { changePage } from '#e2e/support/visit.ts';
import { checkSmallestWindow, coveredHeight, fixedSizes } from './checks/low-vision.ts';
import { checkReading } from './checks/reading.ts';
import { blockedGestures, smallTargets } from './checks/targets.ts';

// Every page says something else, so what depends on its text is checked on every page, all of them in one window.

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

const groups = {
  'services’ pages': pages.filter(isIn('/services')),
  'industries’ pages': pages.filter(isIn('/industry')),
  'contact page': pages.filter((path) => path === '/contact'),
  'other pages': pages.filter((path) => !/^\/(services\/|industry\/|contact$)/.test(path)),
};

for (const [group, members] of Object.entries(groups)) {
  test(`the ${group} can be heard, and read in large letters`, {
    tag: group === 'contact page' ? '@language' : [],
  }, async ({ page }) => {
    test.slow();
    await openIdle(page, '/');
    for (const path of members) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        if (path === UNKNOWN_PATH) await openHydrated(page, path);
        else await changePage(page, path);
        await checkReading(page);
        if (templates.includes(path)) {
          expect.soft(await axeComplaints(page, 'light'), `axe on ${path}`).toEqual([]);
        }
        await checkWords(page);
        await checkSmallestWindow(page);
      });
    }
  });
}

async function checkWords(page: Page): Promise<void> {
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(brokenWords, 2), `words at ${width} px`).toEqual([]);
  }
}

test('letters follow the browser’s font size, a finger can scroll and enlarge everywhere, and at 400 % zoom the header leaves the window free', async ({
  page,
}) => {
  test.slow();
  for (const path of templates) {
    await openHydrated(page, path);
    expect.soft(await page.evaluate(blockedGestures), `gestures on ${path}`).toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(smallTargets), `targets on ${path}, ${width} px`).toEqual([]);
    }
    expect.soft(await fixedSizes(page), `twice the font size on ${path}`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await coveredHeight(page), `px that the header covers on ${path}`).toBe(0);
  }
});
