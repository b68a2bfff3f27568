import { resolve } from 'node:path';
import { firstViewRange, otherRange } from './font-characters.ts';

/** The style sheet with the site's fonts. */
export const styleSheetFile = resolve(import.meta.dirname, '../../src/ui/fonts.css');

const INDENT = '    ';
const LINE_WIDTH = 100;

/** The style sheet with the current ranges: of the fonts in `src/ui/fonts`, and of the packages' whole fonts. */
export function withRanges(styleSheet: string): string {
  return styleSheet.replaceAll(
    /(src: url\("(\S+?)"\)[^}]*?unicode-range:)[^;]*;/g,
    (_match, start: string, source: string) =>
      `${start}\n${wrapped(source.startsWith('./') ? firstViewRange : otherRange)};`,
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
