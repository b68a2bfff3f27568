import { hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, label, polygon } from '#plugins/plates/signs.ts';

/** The entries of three product lines, as shares of a column; the credits are the same sums in another order. */
const debits = [0.62, 0.3, 0.48, 0.86, 0.22, 0.54, 0.4, 0.72, 0.34];
const order = [3, 6, 1, 8, 7, 2, 0, 4, 5];
const ENTRIES_OF_A_PRODUCT = 3;

interface Size {
  /** The width of a column, and the height of an entry's row, in px. */
  readonly half: number;
  readonly row: number;
}

/** The heights of an account's sums and of its double line, in rows below its head. */
const SUMS = 11;
const DOUBLE_LINE = 12.3;

/** A T account, as bookkeepers write it: entries on both sides, their sums, which are equal bars, and the double line. */
function account([x, top]: Point, night: number, { half, row }: Size): Drawn {
  const entry = (n: number) => (debits[(n + 2 * night) % debits.length] ?? 0) * (half - 8);
  const rowOf = (n: number) => top + (n + 1 + 0.6 * Math.floor(n / ENTRIES_OF_A_PRODUCT)) * row;
  const foot = top + DOUBLE_LINE * row;
  return [
    hairline(level(top, x - half, x + half), 'ink-2'),
    hairline(upright(x, top, rowOf(debits.length - 1) + 0.5 * row), 'ink-2'),
    order.map((credit, n) => {
      const isMoved = n >= debits.length - night * ENTRIES_OF_A_PRODUCT;
      const line = isMoved ? indexLine : hairline;
      const colour = isMoved ? 'water' : 'ink-2';
      return [
        line(level(rowOf(n), x - 6, x - 6 - entry(n)), colour),
        line(level(rowOf(n), x + 6, x + 6 + entry(credit)), colour),
      ];
    }),
    [-1, 1].map((side) => {
      const end = x + side * (half - 8);
      const y = top + SUMS * row;
      return polygon(rectangle([x + 6 * side, y - row / 4], [end, y + row / 4]), 'flag', 0.7);
    }),
    [foot, foot + 5].map((y) => indexLine(level(y, x - half, x + half), 'flag')),
  ];
}

/**
 * The ledger on four nights. More and more entries come from the new core, product line by product line, and the
 * totals of both sides are equal every night.
 */
export const plate: Plate = {
  wide: [
    [82, 294, 506, 718].map((x, night) => account([x, 46], night, { half: 82, row: 20.5 })),
    bracket([0, 352], [800, 352], -8, 'flag'),
    datum([82, 46 + DOUBLE_LINE * 20.5 - 1]),
    label('old', [82, 32], { align: 'middle', side: 'above', width: 160, strong: 'ink' }),
    label('new', [718, 32], { align: 'middle', side: 'above', width: 160, strong: 'water' }),
    label('second', [294, 32], { align: 'middle', side: 'above', width: 160 }),
    label('third', [506, 32], { align: 'middle', side: 'above', width: 160 }),
    label('debits', [76, 320], { align: 'end', width: 76 }),
    label('credits', [88, 320], { width: 100 }),
    label('balance', [400, 364], {
      side: 'below',
      align: 'middle',
      width: 400,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    [62, 218].map((x, night) => account([x, 26], night, { half: 62, row: 9 })),
    [62, 218].map((x, i) => account([x, 202], i + 2, { half: 62, row: 9 })),
    // From the double lines of both rows to the label.
    [26, 202].map((top) => {
      const y = top + DOUBLE_LINE * 9 + 2.5;
      return hairline(level(y, 124, 156), 'flag');
    }),
    hairline(upright(140, 26 + DOUBLE_LINE * 9 + 2.5, 328), 'flag'),
    label('old', [62, 16], { align: 'middle', side: 'above', width: 124, strong: 'ink' }),
    label('new', [218, 192], { align: 'middle', side: 'above', width: 124, strong: 'water' }),
    label('second', [218, 16], { align: 'middle', side: 'above', width: 124 }),
    label('third', [62, 192], { align: 'middle', side: 'above', width: 124 }),
    label('debits', [58, 148], { align: 'end', side: 'below', width: 58 }),
    label('credits', [66, 148], { side: 'below', width: 66 }),
    label('balance', [140, 336], {
      side: 'below',
      align: 'middle',
      width: 260,
      strong: 'flag-text',
    }),
  ],
};
