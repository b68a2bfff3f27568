import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  installScreenshots,
  screenshotFile,
  screenshotFormFactors,
  screenshotIds,
} from '#content/installed-app.ts';
import { sharePicture, shareSize } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { createSiteServer } from '#deploy/server.ts';
import { builtFolder, site } from '#plugins/output/built-site.ts';
import { launchChromium, newScreenshotPage, openForScreenshot } from './screenshot-page.ts';
import { shareCard } from './share-card.ts';

// `npm run renew -- pictures`: writes the share pictures and the install screenshots of the built site to
// src/languages/<language>/pictures.

/** In bytes, for readers on a slow connection: a longer name, or two lines more, still fit. */
const shareLimit = 100_000;

const folder = join(import.meta.dirname, '../../src/languages', site.language, 'pictures');

const pictures = new Map<string, Uint8Array>();
await using browser = await launchChromium();
const card = await browser.newPage({ viewport: shareSize });
for (const path of paths) {
  await card.setContent(shareCard(path));
  await card.evaluate(() => document.fonts.ready);
  // As many colours as fading lines need, and no dithering, which would double the size.
  const png = await sharp(await card.screenshot())
    .png({ palette: true, quality: 80, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (png.length > shareLimit) throw new Error(`${sharePicture(path)}: ${png.length} bytes`);
  pictures.set(sharePicture(path), png);
}

await using server = createSiteServer(() => builtFolder);
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
for (const id of screenshotIds) {
  const { path, formFactor } = installScreenshots[id];
  const page = await newScreenshotPage(browser, origin, {
    ...screenshotFormFactors[formFactor],
    scheme: 'light',
  });
  await openForScreenshot(page, origin + path);
  pictures.set(screenshotFile(id), await page.screenshot({ type: 'jpeg', quality: 85 }));
  await page.close();
}

rmSync(folder, { recursive: true, force: true });
for (const [file, picture] of pictures) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), picture);
}
