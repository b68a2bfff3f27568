import { mkdirSync, writeFileSync } from 'node:fs';
import { site } from '#build/output/tested-site.ts';
import { firstViewFonts, firstViewFontsFolder } from './first-view-fonts.ts';
import { styleSheet, styleSheetFile } from './style-sheet.ts';

// `npm run renew -- fonts`: writes the first-view fonts, which have the characters of a language's copy, and a style
// sheet with their ranges to src/languages/<language>/fonts.

mkdirSync(firstViewFontsFolder(site.language), { recursive: true });
for (const { file, make } of firstViewFonts(site.language)) writeFileSync(file, await make());
writeFileSync(styleSheetFile(site.language), styleSheet(site.language));
