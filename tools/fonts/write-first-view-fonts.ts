import { mkdirSync, writeFileSync } from 'node:fs';
import { siteLanguages } from '#content/languages.ts';
import { firstViewFonts, firstViewFontsFolder } from './first-view-fonts.ts';
import { styleSheet, styleSheetFile } from './style-sheet.ts';

// `npm run fonts`: writes the first-view fonts, which have the characters of a language's catalogs, and a style sheet
// with their ranges to src/ui/fonts/<language>, for every language. The results are committed.

for (const language of siteLanguages) {
  mkdirSync(firstViewFontsFolder(language), { recursive: true });
  for (const { file, make } of firstViewFonts(language)) {
    const font = await make();
    writeFileSync(file, font);
    process.stdout.write(`${file} ${font.length} bytes\n`);
  }
  writeFileSync(styleSheetFile(language), styleSheet(language));
}
