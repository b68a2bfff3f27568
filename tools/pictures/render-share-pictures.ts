import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { filesIn } from '#build/output/built-site.ts';
import { sharePicture } from '#content/page-names.ts';
import { shareSize } from '#content/share-picture.ts';
import { readPicture } from '#e2e/support/picture.ts';
import { inkedPalette, palettePng } from './palette-png.ts';
import { textOf } from './png-text.ts';
import { type ShareCard, shareCards } from './share-card.ts';
import { cardPalette, shareCardDocument } from './share-card-document.ts';
import { shareCardText } from './share-picture-source.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');

/** Renders the share pictures that are missing or out of date to `public/share`, and deletes those of no page. */
export async function renderSharePictures(browser: Browser): Promise<void> {
  const wanted = new Set(shareCards.map(({ path }) => sharePicture(path)));
  for (const file of existingPictures()) {
    if (!wanted.has(file)) rmSync(join(publicFolder, file));
  }
  const page = await browser.newPage({ viewport: shareSize });
  for (const card of shareCards) {
    const file = join(publicFolder, sharePicture(card.path));
    if (isUpToDate(file, card)) continue;
    mkdirSync(dirname(file), { recursive: true });
    const picture = await render(page, card);
    writeFileSync(file, picture);
    process.stdout.write(`public${sharePicture(card.path)} ${picture.length} bytes\n`);
  }
  await page.close();
}

function existingPictures(): string[] {
  const folder = join(publicFolder, 'share');
  return existsSync(folder) ? filesIn(folder).map((file) => `/share/${file}`) : [];
}

function isUpToDate(file: string, card: ShareCard): boolean {
  return existsSync(file) && textOf(readFileSync(file))['Source'] === shareCardText(card)['Source'];
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
