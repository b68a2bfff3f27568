import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { filesIn } from '#build/output/built-site.ts';
import type { Language } from '#content/languages.ts';
import { sharePicture } from '#content/page-names.ts';
import { shareSize } from '#content/share-picture.ts';
import { readPicture } from '#e2e/support/picture.ts';
import { inkedPalette, palettePng } from './palette-png.ts';
import { picturesFolder } from './pictures-folder.ts';
import { textOf } from './png-text.ts';
import { type ShareCard, shareCards } from './share-card.ts';
import { cardPalette, shareCardDocument } from './share-card-document.ts';
import { shareCardText } from './share-picture-source.ts';

/** Renders the share pictures that are missing or out of date to `pictures/<language>/share`, and deletes those of no page. */
export async function renderSharePictures(browser: Browser, language: Language): Promise<void> {
  const folder = picturesFolder(language);
  const cards = shareCards(language);
  const wanted = new Set(cards.map(({ path }) => sharePicture(path)));
  for (const file of existingPictures(folder)) {
    if (!wanted.has(file)) rmSync(join(folder, file));
  }
  const page = await browser.newPage({ viewport: shareSize });
  for (const card of cards) {
    const file = join(folder, sharePicture(card.path));
    if (isUpToDate(file, card)) continue;
    mkdirSync(dirname(file), { recursive: true });
    const picture = await render(page, card);
    writeFileSync(file, picture);
    process.stdout.write(`${file} ${picture.length} bytes\n`);
  }
  await page.close();
}

function existingPictures(folder: string): string[] {
  const pictures = join(folder, 'share');
  return existsSync(pictures) ? filesIn(pictures).map((file) => `/share/${file}`) : [];
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
