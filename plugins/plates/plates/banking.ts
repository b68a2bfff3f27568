import { indexLine, level, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

const nights = ['first', 'second', 'third'];

/** Where a composition has the columns of the nights, the product lines in them, and the total above them, in px. */
interface Ledger {
  readonly width: number;
  /** Between two columns, and between two product lines. */
  readonly gap: number;
  readonly seam: number;
  readonly top: number;
  readonly line: number;
  /** How thick the line of the total is. */
  readonly total: number;
}

/** The whole ledger on each night: one more of its product lines is on the new core, and the total is the same. */
function ledger({ width, gap, seam, top, line, total }: Ledger): Drawn[] {
  const foot = top + nights.length * line;
  const end = nights.length * (width + gap) - gap;
  return [
    nights.map((night, i) => {
      const left = i * (width + gap);
      return [
        nights.map((_, j) => {
          const lower = foot - j * line;
          const block = rectangle([left, lower - line + seam], [left + width, lower]);
          return j > i ? polygon(block, 'contour', 0.3) : polygon(block, 'water');
        }),
        label(night, [left + width / 2, foot + 10], {
          align: 'middle',
          side: 'below',
          width,
          strong: 'ink',
        }),
      ];
    }),
    indexLine(level(top - total / 2, 0, end), 'flag', total),
    label('balance', [0, top - total - 8], { side: 'above', width: end, strong: 'flag-text' }),
    label('old', [width / 2, top + line / 2], { align: 'middle', width, strong: 'ink' }),
    label('new', [width / 2, foot - line / 2], { align: 'middle', width, strong: 'paper' }),
  ];
}

/** Three nights: more and more product lines are on the new core, and the columns always end at one line, the total. */
export const plate: Plate = {
  wide: ledger({ width: 252, gap: 22, seam: 4, top: 40, line: 84, total: 10 }),
  narrow: ledger({ width: 86, gap: 11, seam: 3, top: 30, line: 47, total: 8 }),
};
