import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '#content/languages.ts';
import { SOURCE_LANGUAGE } from '#plugins/copy/source-copy.ts';
import { site } from '#plugins/output/built-site.ts';
import { firstViewFonts, firstViewFontsFolder } from './first-view-fonts.ts';
import { fontCharacters } from './font-characters.ts';

// `npm run renew -- fonts`: writes the first-view fonts, which have the characters of a language's copy, and a style
// sheet with their ranges to src/languages/<language>/fonts.

const INDENT = '    ';
const LINE_WIDTH = 100;

mkdirSync(firstViewFontsFolder(site.language), { recursive: true });
for (const { file, make } of firstViewFonts(site.language)) writeFileSync(file, await make());
writeFileSync(styleSheetFile(site.language), styleSheet(site.language));

/** The style sheet with the fonts of a language. */
function styleSheetFile(language: string): string {
  return resolve(firstViewFontsFolder(language), 'fonts.css');
}

/** The style sheet of the source language, with the current ranges of a language. */
function styleSheet(language: Language): string {
  return withRanges(readFileSync(styleSheetFile(SOURCE_LANGUAGE), 'utf8'), language);
}

/** A style sheet with the ranges of a language: of the first-view fonts, and of the packages' whole fonts. */
function withRanges(sheet: string, language: Language): string {
  return sheet.replaceAll(
    /(src: url\("(\S+?)"\)[^}]*?unicode-range:)[^;]*;/g,
    (_match, start: string, source: string) => {
      const family = source.includes('figtree') ? 'figtree' : 'familjen-grotesk';
      const { firstView, others } = fontCharacters(language, family);
      return `${start}\n${wrapped(source.startsWith('./') ? firstView : others)};`;
    },
  );
}

/** Breaks a list at commas, as the formatter does. */
function wrapped(list: string): string {
  const lines: string[] = [];
  for (const item of list.split(', ')) {
    const longer = `${lines.at(-1)}, ${item}`;
    // Biome does not count the comma or the semicolon that follows.
    if (lines.length > 0 && longer.length <= LINE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(INDENT + item);
  }
  return lines.join(',\n');
}
