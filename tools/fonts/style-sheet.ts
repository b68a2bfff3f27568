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
  const items = list.split(', ');
  for (const [index, item] of items.entries()) {
    const longer = `${lines.at(-1)}, ${item}`;
    // The comma takes a column. The formatter does not count the semicolon after the last item.
    const room = index === items.length - 1 ? LINE_WIDTH : LINE_WIDTH - 1;
    if (lines.length > 0 && longer.length <= room) lines[lines.length - 1] = longer;
    else lines.push(INDENT + item);
  }
  return lines.join(',\n');
}
