import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import {
  installScreenshots,
  screenshotFile,
  screenshotFormFactors,
  screenshotIds,
} from '#content/install-screenshots.ts';
import { commentOf, withComment } from './jpeg-comment.ts';
import { newScreenshotPage, openForScreenshot } from './screenshot-page.ts';
import { screenshotSource } from './screenshot-source.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');

/**
 * Writes the install screenshots of the built site that are missing or out of date to `public/screenshots`.
 * A test finds screenshots that the manifest does not name.
 */
export async function renderScreenshots(browser: Browser, origin: string): Promise<void> {
  mkdirSync(join(publicFolder, 'screenshots'), { recursive: true });
  for (const id of screenshotIds) {
    const file = join(publicFolder, screenshotFile(id));
    if (existsSync(file) && commentOf(readFileSync(file)) === screenshotSource(id)) continue;
    const { path, formFactor } = installScreenshots[id];
    const page = await newScreenshotPage(browser, origin, {
      ...screenshotFormFactors[formFactor],
      scheme: 'light',
    });
    await openForScreenshot(page, origin + path);
    const picture = withComment(
      await page.screenshot({ type: 'jpeg', quality: 85 }),
      screenshotSource(id),
    );
    writeFileSync(file, picture);
    process.stdout.write(`public${screenshotFile(id)} ${picture.length} bytes\n`);
    await page.close();
  }
}
