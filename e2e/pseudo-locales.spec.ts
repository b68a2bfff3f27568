import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '#build/build-site.ts';
import { paths } from '#content/paths.ts';
import { createSiteServer } from '#deploy/server.ts';
import { misplacedTexts } from './support/misplaced-texts.ts';
import { expect, hydrated, test } from './support/site-test.ts';

const languages = [
  { language: 'en-XL', direction: 'ltr', means: 'text two fifths longer' },
  { language: 'en-XB', direction: 'rtl', means: 'text from right to left' },
];
const widths = [320, 1440];

for (const { language, direction, means } of languages) {
  test.describe(means, () => {
    // One build serves all of the language's tests.
    test.describe.configure({ mode: 'default', timeout: 180_000 });
    const folder = mkdtempSync(join(tmpdir(), `${language}-`));
    let server: Server;

    test.beforeAll(async () => {
      server = createSiteServer(await buildSite(folder, { mode: language }));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    test.afterAll(() => {
      server?.close();
      rmSync(folder, { recursive: true });
    });

    for (const width of widths) {
      test(`fits every page at ${width} px`, async ({ browser }) => {
        const address = server.address();
        if (address === null || typeof address === 'string') throw new Error('no port');
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          baseURL: `http://127.0.0.1:${address.port}`,
          serviceWorkers: 'block',
          reducedMotion: 'reduce',
        });
        for (const path of paths) {
          await test.step(path, async () => {
            await page.goto(path);
            await hydrated(page);
            await expect(page.locator('html')).toHaveAttribute('dir', direction);
            expect.soft(await page.evaluate(misplacedTexts), `${path} at ${width} px`).toEqual([]);
          });
        }
        await page.close();
      });
    }
  });
}
