import { closed, hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** Three tables, each built from as many records, and the record that is wrong. */
const tables = [0, 1, 2];
const records = Array.from({ length: 6 }, (_, i) => i);
const WRONG = [2, 5] as const;

/** Where a composition has its records, tables and total: along the way of the data, and across it. */
interface Layout {
  readonly point: (along: number, across: number) => Point;
  /** Across: a record, and its row of a table. */
  readonly record: (table: number, record: number) => number;
  readonly row: (table: number, record: number) => number;
  readonly total: number;
  /** Along: where the records end, the tables start and end, and the total starts. */
  readonly stops: readonly [number, number, number, number];
  /** Along: where the way back starts on the line of the total. */
  readonly doubted: number;
}

/** How wide the lines of all records are together when they reach the total, in px. */
const TOTAL_WIDTH = 24;

/** The way of a record to the total. */
function path({ point, record, row, total, stops }: Layout, table: number, n: number): Point[] {
  const [start, from, to, end] = stops;
  const rank = (table * records.length + n) / (tables.length * records.length - 1);
  return [
    point(start, record(table, n)),
    point(from, row(table, n)),
    point(to, row(table, n)),
    point(end, total + (rank - 0.5) * TOTAL_WIDTH),
  ];
}

/** Where the way of the marked record ends: at its table, behind it, in the total, or where the total is read. */
type End = 'table' | 'row' | 'total' | 'reading';

/** All records with their ways, the tables, and the way of the record that is wrong, from the record to an end. */
function lineage(layout: Layout, wayEnd: End = 'reading'): Drawn {
  const { point, record, row, total, stops, doubted } = layout;
  const [start, from, to, end] = stops;
  const tick = (table: number, n: number): Point[] => [
    point(0, record(table, n)),
    point(start, record(table, n)),
  ];
  const whole = [
    ...tick(...WRONG),
    ...path(layout, ...WRONG).slice(0, -1),
    point(end, total),
    point(doubted, total),
  ];
  const wrong = whole.slice(0, { table: 4, row: 5, total: 6, reading: 7 }[wayEnd]);
  return [
    tables.map((table) => {
      const first = row(table, 0) - 10;
      const last = row(table, records.length - 1) + 10;
      const column = from + (to - from) * 0.3;
      return [
        // Apart, because lines of one look that follow each other are one path of the file.
        records.map((n) => hairline(path(layout, table, n), 'contour', ' stroke-opacity=".7"')),
        records.map((n) => ({ ...indexLine(tick(table, n), 'ink-2'), isAlone: false })),
        hairline([point(column, first), point(column, last)], 'water'),
        indexLine(
          closed([point(from, first), point(to, first), point(to, last), point(from, last)]),
          'water',
        ),
      ];
    }),
    indexLine(wrong, 'flag', 6),
    // The path leads back: its head is at the record.
    wayEnd === 'reading'
      ? polygon(
          [
            [20, 0],
            [46, -12],
            [46, 12],
          ].map(([along = 0, aside = 0]) => point(along, record(...WRONG) + aside)),
          'flag',
        )
      : [],
    ring(point(start / 2, record(...WRONG)), { colour: 'flag', radius: 12 }),
    dot(point(start / 2, record(...WRONG)), { colour: 'flag', radius: 6 }),
  ];
}

const wide: Layout = {
  point: (along, across) => [along, across],
  record: (table, n) => 46 + table * 90 + n * 13,
  row: (table, n) => 53 + table * 90 + n * 10,
  total: 168,
  stops: [26, 272, 400, 610],
  doubted: 800,
};
const narrow: Layout = {
  point: (along, across) => [across, along + 36],
  record: (table, n) => 4 + table * 94 + n * 14.8,
  row: (table, n) => 11 + table * 94 + n * 12.4,
  total: 140,
  stops: [18, 94, 150, 250],
  doubted: 282,
};

const labels: Compositions = {
  wide: [
    label('records', [0, 24], { side: 'above', width: 200, strong: 'ink' }),
    label('tables', [272, 24], { side: 'above', width: 200, strong: 'water' }),
    label('total', [800, 144], { side: 'above', align: 'end', width: 190, strong: 'ink' }),
  ],
  narrow: [
    hairline(upright(10, 187, 232), 'water'),
    label('records', [0, 22], { side: 'above', width: 200, strong: 'ink' }),
    label('tables', [0, 236], { side: 'below', width: 70, strong: 'water' }),
    label('total', [120, 304], { align: 'end', width: 116, strong: 'ink' }),
  ],
};

/** The total is as thick as all its records together. */
const wideTotal = indexLine(level(wide.total, 610, 800), 'ink', TOTAL_WIDTH);
const narrowTotal = indexLine(upright(narrow.total, 286, 318), 'ink', TOTAL_WIDTH);

/** The way of one record, as far as an end. */
const followed = (wayEnd: End): Compositions => ({
  wide: [wideTotal, lineage(wide, wayEnd), labels.wide],
  narrow: [narrowTotal, lineage(narrow, wayEnd), labels.narrow],
});

/**
 * The lineage of a number: many records go through three tables to one total. The path with the
 * flag leads from the total back to the record that is wrong.
 */
export const plate: Plate = {
  wide: [
    wideTotal,
    lineage(wide),
    labels.wide,
    label('traced', [38, 308], { side: 'below', width: 500, strong: 'flag-text' }),
  ],
  narrow: [
    narrowTotal,
    lineage(narrow),
    labels.narrow,
    label('traced', [280, 258], { side: 'below', align: 'end', width: 76, strong: 'flag-text' }),
  ],
  views: { record: followed('table'), table: followed('row'), total: followed('total') },
};
