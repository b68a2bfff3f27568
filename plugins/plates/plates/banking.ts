import { indexLine, level, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { label, note, polygon } from '#plugins/plates/signs.ts';

/** The entries of three product lines, as shares of all. Of each line, the debits are as much as the credits. */
const productLines = [
  { debits: [0.2, 0.13], credits: [0.09, 0.24] },
  { debits: [0.1, 0.24], credits: [0.21, 0.13] },
  { debits: [0.18, 0.15], credits: [0.07, 0.26] },
];

const nights = ['first', 'second', 'third'];

interface Layout {
  /** Where the ledger of the first night is, and the way to the next. */
  readonly left: number;
  readonly pitch: number;
  /** The width of a column, and the room between neighbours. */
  readonly column: number;
  readonly gap: number;
  /** The height at which all columns end, and the ground that they stand on. */
  readonly total: number;
  readonly ground: number;
}

/** A column of entries. Those of the product lines that have moved are in the colour of the new core. */
function column(x: number, side: 'debits' | 'credits', moved: number, layout: Layout): Drawn {
  const { column: width, gap, total, ground } = layout;
  let bottom = ground;
  return productLines.map((line, n) =>
    line[side].map((share) => {
      const top = bottom - share * (ground - total);
      const entry = rectangle([x, top + gap / 2], [x + width, bottom]);
      bottom = top;
      return n < moved ? polygon(entry, 'water') : polygon(entry, 'ink-2', 0.4);
    }),
  );
}

/** The debits and credits of every night, and the one line that all of them reach. */
const ledger = (layout: Layout, right: number): Drawn => [
  nights.map((_, night) => {
    const x = layout.left + night * layout.pitch;
    return [
      column(x, 'debits', night + 1, layout),
      column(x + layout.column + layout.gap, 'credits', night + 1, layout),
    ];
  }),
  indexLine(level(layout.total - 4, layout.left, right), 'flag', 8),
  note(indexLine(level(layout.total - 4, 0, layout.left + 1), 'flag', 8)),
];

const wide: Layout = { left: 132, pitch: 238, column: 94, gap: 4, total: 42, ground: 262 };
const narrow: Layout = { left: 76, pitch: 71, column: 30, gap: 2, total: 46, ground: 316 };

/** Three nights: both columns of the ledger always end at one line, while more and more of them is on the new core. */
export const plate: Plate = {
  wide: [
    ledger(wide, 800),
    label('balance', [0, 24], { side: 'above', width: 420, strong: 'flag-text' }),
    label('old', [0, 115], { width: 124, strong: 'ink' }),
    label('new', [0, 226], { width: 124, strong: 'water' }),
    label('debits', [179, 274], { align: 'middle', side: 'below', width: 94 }),
    label('credits', [277, 274], { align: 'middle', side: 'below', width: 94 }),
    nights.map((night, i) =>
      label(night, [228 + i * 238, 300], {
        align: 'middle',
        side: 'below',
        width: 190,
        strong: 'ink',
      }),
    ),
  ],
  narrow: [
    ledger(narrow, 280),
    label('balance', [0, 28], { side: 'above', width: 280, strong: 'flag-text' }),
    label('old', [0, 130], { width: 72, strong: 'ink' }),
    label('new', [0, 272], { width: 72, strong: 'water' }),
    nights.map((night, i) =>
      label(night, [107 + i * 71, 326], {
        align: 'middle',
        side: 'below',
        width: 66,
        strong: 'ink',
      }),
    ),
  ],
};
