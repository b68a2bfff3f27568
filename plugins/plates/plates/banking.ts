import { hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** The entries of three product lines, as shares of a side. Of each line, the debits are as much as the credits. */
const productLines = [
  { debits: [0.88, 0.36], credits: [0.54, 0.7] },
  { debits: [0.42, 0.72], credits: [0.84, 0.3] },
  { debits: [0.64, 0.5], credits: [0.34, 0.8] },
];

interface Size {
  /** The width of an account's side, the thickness of an entry, and the height of a product line, in px. */
  readonly half: number;
  readonly bar: number;
  readonly product: number;
}

/** Both sides of an account's row: bars that start at its middle line and are shares of its sides. */
function row(x: number, y: number, shares: readonly (number | undefined)[], size: Size) {
  const gap = 2 + size.half / 14;
  return shares.map((share = 0, i) => {
    const side = i === 0 ? -1 : 1;
    const end = x + side * (gap + share * (size.half - gap));
    return rectangle([x + side * gap, y], [end, y + size.bar]);
  });
}

/** A T account, as bookkeepers write it: entries on both sides, their sums, which are equal bars, and the double line. */
function account([x, top]: Point, moved: number, size: Size): Drawn {
  const { half, bar, product } = size;
  const sums = top + bar + productLines.length * product;
  return [
    hairline(level(top, x - half, x + half), 'ink-2', ' stroke-width="2"'),
    hairline(upright(x, top, sums + 1.6 * bar), 'ink-2', ' stroke-width="2"'),
    productLines.map(({ debits, credits }, n) =>
      debits.map((debit, i) => {
        const y = top + bar + n * product + i * 1.4 * bar;
        const isMoved = n >= productLines.length - moved;
        const bars = row(x, y, [debit, credits[i]], size);
        return bars.map((each) => polygon(each, isMoved ? 'water' : 'contour', isMoved ? 1 : 0.5));
      }),
    ),
    row(x, sums, [1, 1], size).map((each) => polygon(each, 'flag')),
    [1.8, 2.25].map((below) => indexLine(level(sums + below * bar, x - half, x + half), 'flag')),
  ];
}

const nights = ['first', 'second', 'third'];

/**
 * The ledger on three nights. Each night one more product line comes from the new core, and the totals of both sides are
 * equal.
 */
export const plate: Plate = {
  wide: [
    nights.map((night, i) => {
      const x = 228 + i * 236;
      return [
        account([x, 64], i + 1, { half: 100, bar: 20, product: 74 }),
        label(night, [x, 26], { align: 'middle', side: 'above', width: 200, strong: 'ink' }),
      ];
    }),
    label('debits', [128, 56], { side: 'above', width: 92 }),
    label('credits', [328, 56], { align: 'end', side: 'above', width: 96 }),
    label('old', [0, 108], { width: 118 }),
    label('new', [0, 243], { width: 118, strong: 'water' }),
    label('balance', [0, 329], { width: 122, strong: 'flag-text' }),
  ],
  narrow: [
    nights.map((night, i) => {
      const x = 108 + i * 71;
      return [
        account([x, 32], i + 1, { half: 32, bar: 20, product: 80 }),
        label(night, [x, 20], { align: 'middle', side: 'above', width: 70, strong: 'ink' }),
      ];
    }),
    label('old', [0, 72], { width: 70 }),
    label('new', [0, 224], { width: 70, strong: 'water' }),
    label('balance', [0, 306], { width: 72, strong: 'flag-text' }),
  ],
};
