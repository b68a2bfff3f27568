import { hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point, Shape } from '#plugins/plates/plate.ts';
import { band, label, note, polygon } from '#plugins/plates/signs.ts';

/** The entries of three product lines, as shares of a side. Of each line, the debits are as much as the credits. */
const productLines = [
  { debits: [0.88, 0.36], credits: [0.54, 0.7] },
  { debits: [0.42, 0.72], credits: [0.84, 0.3] },
  { debits: [0.64, 0.5], credits: [0.34, 0.8] },
];

/** The accounts of a composition, in px. */
interface Layout {
  /** The middle of the first account, and the way to the next. */
  readonly first: Point;
  readonly distance: number;
  /** The width of an account's side, the thickness of an entry, and the height of a product line. */
  readonly half: number;
  readonly bar: number;
  readonly product: number;
}

/** Both sides of an account's row: bars that start at its middle line and are shares of its sides. */
function row([x, y]: Point, shares: readonly (number | undefined)[], { half, bar }: Layout) {
  const gap = 2 + half / 14;
  return shares.map((share = 0, i) => {
    const side = i === 0 ? -1 : 1;
    const end = x + side * (gap + share * (half - gap));
    return rectangle([x + side * gap, y], [end, y + bar]);
  });
}

/** Where a product line starts. */
const lineTop = ({ first, bar, product }: Layout, n: number) => first[1] + bar + n * product;

/** A T account, as bookkeepers write it: entries on both sides, their sums, which are equal bars, and the double line. */
function account(layout: Layout, night: number): Drawn {
  const { first, distance, half, bar } = layout;
  const [x, top] = [first[0] + night * distance, first[1]];
  const sums = lineTop(layout, productLines.length);
  return [
    hairline(level(top, x - half, x + half), 'ink-2', ' stroke-width="2"'),
    hairline(upright(x, top, sums + 1.6 * bar), 'ink-2', ' stroke-width="2"'),
    productLines.map(({ debits, credits }, n) =>
      debits.map((debit, i) => {
        const isMoved = n >= productLines.length - night - 1;
        const bars = row([x, lineTop(layout, n) + i * 1.4 * bar], [debit, credits[i]], layout);
        return bars.map((each) => polygon(each, isMoved ? 'water' : 'ink-2', isMoved ? 1 : 0.5));
      }),
    ),
    row([x, sums], [1, 1], layout).map((each) => polygon(each, 'flag')),
    [1.8, 2.25].map((below) => indexLine(level(sums + below * bar, x - half, x + half), 'flag')),
  ];
}

const nights = ['first', 'second', 'third'];

/** The new core, whose level rises by a product line from night to night, and the account of every night. */
function ledger(layout: Layout, end: number): Drawn {
  const { first, distance, half, bar } = layout;
  const bottom = lineTop(layout, productLines.length) - bar;
  const core = (night: number, from: number, to: number): Shape[] => {
    const top = level(lineTop(layout, productLines.length - night - 1) - bar / 2, from, to);
    return [band(top, level(bottom, from, to), 'water', 0.12), indexLine(top, 'water', 2)];
  };
  const start = first[0] - half - bar / 2;
  return [
    core(0, 0, start).map(note),
    nights.map((_, night) => {
      const middle = first[0] + night * distance;
      const from = night === 0 ? start : middle - distance / 2;
      return core(night, from, night === 2 ? end : middle + distance / 2);
    }),
    nights.map((_, night) => account(layout, night)),
  ];
}

const wide: Layout = { first: [250, 54], distance: 225, half: 94, bar: 18, product: 70 };
const narrow: Layout = { first: [112, 32], distance: 68, half: 30, bar: 20, product: 80 };

/** The name of each night above its account. */
const named = ({ first: [x, top], distance }: Layout, width: number, height: number): Drawn =>
  nights.map((night, i) =>
    label(night, [x + i * distance, top - height], {
      align: 'middle',
      side: 'above',
      width,
      strong: 'ink',
    }),
  );

/**
 * The ledger on three nights. Each night one more product line comes from the new core, whose level rises, and the totals
 * of both sides are equal.
 */
export const plate: Plate = {
  wide: [
    ledger(wide, 800),
    named(wide, 180, 34),
    label('debits', [156, 46], { side: 'above', width: 92 }),
    label('credits', [344, 46], { align: 'end', side: 'above', width: 96 }),
    label('old', [0, 115], { width: 136 }),
    label('new', [8, 233.5], { width: 136, colour: 'ink' }),
    label('balance', [0, 300], { width: 142, strong: 'flag-text' }),
  ],
  narrow: [
    ledger(narrow, 280),
    named(narrow, 67, 12),
    label('old', [0, 72], { width: 72 }),
    label('new', [4, 237], { width: 72, strong: 'ink' }),
    label('balance', [0, 309], { width: 76, strong: 'flag-text' }),
  ],
};
