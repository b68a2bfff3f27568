import { paths } from '#content/paths.ts';
import { releaseFolder } from './support/built-releases.ts';
import { test } from './support/host-test.ts';
import { expect, openHydrated } from './support/site-test.ts';
import { misplacedTexts } from './support/text-faults.ts';

const languages = [
  { language: 'en-XL', direction: 'ltr', means: 'text two fifths longer' },
  { language: 'en-XB', direction: 'rtl', means: 'text from right to left' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, direction, means } of languages) {
  test(`${means} fits every page in narrow and wide windows`, async ({ page, host }) => {
    test.slow();
    host.deploy(releaseFolder(language));
    for (const path of paths) {
      await test.step(path, async () => {
        await openHydrated(page, path);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await page.evaluate(misplacedTexts), `${path} at ${width} px`).toEqual([]);
        }
        const directions = await page
          .locator('.plate [role="img"] > svg')
          .evaluateAll((all) => all.map((drawing) => getComputedStyle(drawing).direction));
        expect.soft(directions, `labels of drawings on ${path}`).not.toContain('rtl');
      });
    }
  });
}
