import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import {
  installScreenshots,
  screenshotFile,
  screenshotFormFactors,
  screenshotIds,
} from '#content/install-screenshots.ts';
import { newScreenshotPage, openForScreenshot } from './screenshot-page.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');

/** Writes the install screenshots of the built site to `public/screenshots`, and deletes all others. */
export async function renderScreenshots(browser: Browser, origin: string): Promise<void> {
  rmSync(join(publicFolder, 'screenshots'), { recursive: true, force: true });
  mkdirSync(join(publicFolder, 'screenshots'));
  for (const id of screenshotIds) {
    const { path, formFactor } = installScreenshots[id];
    const page = await newScreenshotPage(browser, origin, {
      ...screenshotFormFactors[formFactor],
      scheme: 'light',
    });
    await openForScreenshot(page, origin + path);
    const picture = await page.screenshot({ type: 'jpeg', quality: 85 });
    writeFileSync(join(publicFolder, screenshotFile(id)), picture);
    process.stdout.write(`public${screenshotFile(id)} ${picture.length} bytes\n`);
    await page.close();
  }
}
