import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import {
  installScreenshots,
  screenshotFile,
  screenshotFormFactors,
  screenshotIds,
} from '#content/install-screenshots.ts';
import type { Language } from '#content/languages.ts';
import { commentOf, withComment } from './jpeg-comment.ts';
import { picturesFolder } from './pictures-folder.ts';
import { newScreenshotPage, openForScreenshot } from './screenshot-page.ts';
import { screenshotSource } from './screenshot-source.ts';

/**
 * Writes the install screenshots of the built site that are missing or out of date to `pictures/<language>/screenshots`.
 * A test finds screenshots that the manifest does not name.
 */
export async function renderScreenshots(
  browser: Browser,
  origin: string,
  language: Language,
): Promise<void> {
  const folder = picturesFolder(language);
  mkdirSync(join(folder, 'screenshots'), { recursive: true });
  for (const id of screenshotIds) {
    const file = join(folder, screenshotFile(id));
    const source = screenshotSource(id, language);
    if (existsSync(file) && commentOf(readFileSync(file)) === source) continue;
    const { path, formFactor } = installScreenshots[id];
    const page = await newScreenshotPage(browser, origin, {
      ...screenshotFormFactors[formFactor],
      scheme: 'light',
    });
    await openForScreenshot(page, origin + path);
    const picture = withComment(await page.screenshot({ type: 'jpeg', quality: 85 }), source);
    writeFileSync(file, picture);
    process.stdout.write(`${file} ${picture.length} bytes\n`);
    await page.close();
  }
}
