import { releaseFolder } from './support/built-releases.ts';
import { test } from './support/host-test.ts';
import { expect, openHydrated } from './support/site-test.ts';
import { pages } from './support/tested-pages.ts';
import { misplacedTexts, textsNotInCopy } from './support/text-faults.ts';

const languages = [
  { language: 'en-XL', direction: 'ltr', means: 'text two fifths longer' },
  { language: 'en-XB', direction: 'rtl', means: 'text from right to left' },
] as const;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  provoked: { messages: [/status of 404/, /^404: no page at/] },
});

for (const { language, direction, means } of languages) {
  test(`${means} is that of the copy, and fits narrow and wide windows`, async ({ page, host }) => {
    test.slow();
    host.deploy(releaseFolder(language));
    for (const path of pages) {
      await test.step(path, async () => {
        const response = await openHydrated(page, path);
        if (path === '/') await expect(page.locator('.film-controls')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await page.evaluate(misplacedTexts), `${path} at ${width} px`).toEqual([]);
        }
        const directions = await page
          .locator('.plate [role="img"] > svg')
          .evaluateAll((all) => all.map((drawing) => getComputedStyle(drawing).direction));
        expect.soft(directions, `labels of drawings on ${path}`).not.toContain('rtl');
        if (direction === 'ltr') return;
        for (const html of [await response?.text(), await page.content()]) {
          expect.soft(textsNotInCopy(html ?? ''), `${path}: not from the copy`).toEqual([]);
        }
      });
    }
  });
}
