import { polygon } from '#build/plates/areas.ts';
import { hairline, indexLine } from '#build/plates/lines.ts';
import type { Drawn, Point } from '#build/plates/mark.ts';
import type { Plate } from '#build/plates/plate.ts';
import { bracket, datum, label } from '#build/plates/signs.ts';
import { level, rectangle, upright } from '#build/plates/straight.ts';
import type messages from '#catalog/en/industry/banking.json';

/** The entries of three product lines, as shares of a column; the credits are the same sums in another order. */
const debits = [0.62, 0.3, 0.48, 0.86, 0.22, 0.54, 0.4, 0.72, 0.34];
const order = [3, 6, 1, 8, 7, 2, 0, 4, 5];
const ENTRIES_OF_A_PRODUCT = 3;

/** The totals of the nights, as shares of a column. */
const totals = [0.84, 0.98, 0.76, 0.9];

interface Size {
  /** The width of a column, and the height of an entry's row, in px. */
  readonly half: number;
  readonly row: number;
}

/** A T account, as bookkeepers write it: entries on both sides, then the totals with the double line under them. */
function account([x, top]: Point, night: number, { half, row }: Size): Drawn<never> {
  const entry = (n: number) => (debits[(n + 2 * night) % debits.length] ?? 0) * (half - 8);
  const rowOf = (n: number) => top + (n + 1 + 0.6 * Math.floor(n / ENTRIES_OF_A_PRODUCT)) * row;
  const foot = rowOf(debits.length) + 0.3 * row;
  const total = (totals[night] ?? 0) * (half - 8);
  return [
    hairline(level(top, x - half, x + half), { colour: 'ink-2' }),
    hairline(upright(x, top, foot + 3), { colour: 'ink-2' }),
    order.map((credit, n) => {
      const isMoved = n >= debits.length - night * ENTRIES_OF_A_PRODUCT;
      const line = isMoved ? indexLine : hairline;
      const colour = isMoved ? 'water' : 'ink-2';
      return [
        line(level(rowOf(n), x - 6, x - 6 - entry(n)), { colour }),
        line(level(rowOf(n), x + 6, x + 6 + entry(credit)), { colour }),
      ];
    }),
    polygon(rectangle([x - 6 - total, foot - 3], [x - 6, foot + 3]), 'ink'),
    polygon(rectangle([x + 6, foot - 3], [x + 6 + total, foot + 3]), 'ink'),
    [3 + 0.5 * row, 7 + 0.5 * row].map((below) =>
      hairline(level(foot + below, x - 6 - total, x + 6 + total), { colour: 'flag' }),
    ),
  ];
}

/**
 * The ledger on four nights. More and more entries come from the new core, product line by product line, and the
 * totals of both sides are equal every night.
 */
export const banking: Plate<typeof messages> = {
  wide: [
    [82, 294, 506, 718].map((x, night) => account([x, 46], night, { half: 82, row: 20 })),
    bracket([0, 362], [800, 362], -8, 'flag'),
    datum([400, 362]),
    label('old', [82, 32], { align: 'middle', side: 'above', width: 160, strong: true }),
    label('new', [718, 32], {
      align: 'middle',
      side: 'above',
      width: 160,
      colour: 'water',
      strong: true,
    }),
    label('debits', [74, 330], { align: 'end', width: 74 }),
    label('credits', [90, 330], { width: 74 }),
    label('balance', [400, 374], {
      side: 'below',
      align: 'middle',
      width: 400,
      colour: 'flag-text',
      strong: true,
    }),
  ],
  narrow: [
    [62, 218].map((x, night) => account([x, 26], night, { half: 62, row: 9 })),
    [62, 218].map((x, i) => account([x, 202], i + 2, { half: 62, row: 9 })),
    bracket([0, 336], [280, 336], -6, 'flag'),
    label('old', [62, 16], { align: 'middle', side: 'above', width: 124, strong: true }),
    label('new', [218, 192], {
      align: 'middle',
      side: 'above',
      width: 124,
      colour: 'water',
      strong: true,
    }),
    label('debits', [56, 154], { align: 'end', side: 'below', width: 56 }),
    label('credits', [68, 154], { side: 'below', width: 56 }),
    label('balance', [140, 344], {
      side: 'below',
      align: 'middle',
      width: 260,
      colour: 'flag-text',
      strong: true,
    }),
  ],
};
