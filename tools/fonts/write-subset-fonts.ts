import { readFileSync, writeFileSync } from 'node:fs';
import { firstViewFonts } from './first-view-fonts.ts';
import { styleSheetFile, withRanges } from './style-sheet.ts';

// `npm run fonts`: writes subsets of the packages' fonts, with the characters of the catalogs, to
// src/ui/fonts, and their ranges to src/ui/fonts.css. The results are committed.

for (const { file, subset } of firstViewFonts) {
  const font = await subset();
  writeFileSync(file, font);
  process.stdout.write(`${file} ${font.length} bytes\n`);
}

writeFileSync(styleSheetFile, withRanges(readFileSync(styleSheetFile, 'utf8')));
