import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { sharePicture } from '#content/page-names.ts';
import { shareSize } from '#content/share-picture.ts';
import { readPicture } from '#e2e/support/picture.ts';
import { inkedPalette, palettePng } from './palette-png.ts';
import { type ShareCard, shareCards } from './share-card.ts';
import { cardPalette, shareCardDocument } from './share-card-document.ts';
import { shareCardText } from './share-picture-source.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');

/** Renders every page's share picture to `public/share`, and deletes all others. */
export async function renderSharePictures(browser: Browser): Promise<void> {
  rmSync(join(publicFolder, 'share'), { recursive: true, force: true });
  const page = await browser.newPage({ viewport: shareSize });
  for (const card of shareCards) {
    const file = join(publicFolder, sharePicture(card.path));
    mkdirSync(dirname(file), { recursive: true });
    const picture = await render(page, card);
    writeFileSync(file, picture);
    process.stdout.write(`public${sharePicture(card.path)} ${picture.length} bytes\n`);
  }
  await page.close();
}

async function render(page: Page, card: ShareCard): Promise<Buffer> {
  await page.setContent(shareCardDocument(card));
  await page.evaluate(() => document.fonts.ready);
  const picture = readPicture(await page.screenshot());
  const palette = cardPalette(card);
  const inks = (['ink', 'contour', 'flag', 'flag-text', card.accent] as const).map(
    (name) => palette[name],
  );
  return palettePng(picture, inkedPalette(palette.ground, inks), shareCardText(card));
}
