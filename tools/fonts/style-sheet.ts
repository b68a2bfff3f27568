import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '#content/languages.ts';
import { SOURCE_LANGUAGE } from '#plugins/copy/source-copy.ts';
import { firstViewFontsFolder } from './first-view-fonts.ts';
import { fontCharacters } from './font-characters.ts';

const INDENT = '    ';
const LINE_WIDTH = 100;

/** The style sheet with the fonts of a language. */
export function styleSheetFile(language: string): string {
  return resolve(firstViewFontsFolder(language), 'fonts.css');
}

/** The style sheet of the source language, with the current ranges of a language. */
export function styleSheet(language: Language): string {
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
