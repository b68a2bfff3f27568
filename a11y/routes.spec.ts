import { paths } from '#content/paths.ts';
import { openHydrated, test } from '../e2e/site-test.ts';
import { expectNoViolations } from './axe.ts';

test.use({ provoked: { messages: [/status of 404/, /^404: no page at/] } });

const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;

for (const path of [...paths, '/nowhere']) {
  for (const width of widths) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, path);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, `${path} at ${width} px, ${colorScheme}`);
      }
    });
  }
}
