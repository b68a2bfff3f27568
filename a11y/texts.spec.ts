import { axeComplaints } from '#e2e/support/axe.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';
import { pages, templates } from '#e2e/support/tested-pages.ts';
import { checkControls, checkTextFits, narrowWidths } from './checks/low-vision.ts';
import { checkReading } from './checks/reading.ts';

// Every page says something else, so what depends on its text is checked on every page, all of them in one window.

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

const groups = {
  'services’ pages': pages.filter(isIn('/services')),
  'industries’ pages': pages.filter(isIn('/industry')),
  'contact page': ['/contact'],
  'other pages': pages.filter((path) => !/^\/(services\/|industry\/|contact$)/.test(path)),
};

for (const [group, members] of Object.entries(groups)) {
  test(`the ${group} can be heard, and read in large letters`, {
    tag: group === 'contact page' ? '@language' : [],
  }, async ({ page }) => {
    test.slow();
    for (const path of members) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openHydrated(page, path);
        await checkReading(page);
        if (templates.includes(path)) {
          expect.soft(await axeComplaints(page, 'light'), `axe on ${path}`).toEqual([]);
          await checkControls(page);
        }
        await checkTextFits(page, narrowWidths);
      });
    }
  });
}
