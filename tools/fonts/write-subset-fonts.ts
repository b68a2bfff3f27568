import { mkdirSync, writeFileSync } from 'node:fs';
import { siteLanguages } from '#content/languages.ts';
import { firstViewFonts, fontsFolder } from './first-view-fonts.ts';
import { styleSheet, styleSheetFile } from './style-sheet.ts';

// `npm run fonts`: writes subsets of the packages' fonts, with the characters of a language's catalogs, and a style
// sheet with their ranges to src/ui/fonts/<language>, for every language. The results are committed.

for (const language of siteLanguages) {
  mkdirSync(fontsFolder(language), { recursive: true });
  for (const { file, subset } of firstViewFonts(language)) {
    const font = await subset();
    writeFileSync(file, font);
    process.stdout.write(`${file} ${font.length} bytes\n`);
  }
  writeFileSync(styleSheetFile(language), styleSheet(language));
}
