import { closed, hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, ring } from '#plugins/plates/signs.ts';

/** Three tables, each built from as many records, and the record that is wrong. */
const tables = [0, 1, 2];
const records = Array.from({ length: 10 }, (_, i) => i);
const WRONG = [2, 3] as const;

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
      const first = row(table, 0) - 4;
      const last = row(table, records.length - 1) + 4;
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
    ring(point(start / 2, record(...WRONG)), { colour: 'flag', radius: 12 }),
    dot(point(start / 2, record(...WRONG)), { colour: 'flag', radius: 6 }),
  ];
}

const wide: Layout = {
  point: (along, across) => [along, across],
  record: (table, n) => 48 + table * 116 + n * 9.6,
  row: (table, n) => 64 + table * 116 + n * 6,
  total: 207,
  stops: [26, 272, 400, 610],
  doubted: 800,
};
const narrow: Layout = {
  point: (along, across) => [across, along + 36],
  record: (table, n) => 2 + table * 97 + n * 9,
  row: (table, n) => 14 + table * 97 + n * 6.2,
  total: 140,
  stops: [18, 94, 150, 250],
  doubted: 282,
};

const labels: Compositions = {
  wide: [
    label('records', [0, 34], { side: 'above', width: 200, strong: 'ink' }),
    label('tables', [272, 34], { side: 'above', width: 200, strong: 'water' }),
    label('total', [800, 182], { side: 'above', align: 'end', width: 190, strong: 'ink' }),
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
    label('traced', [560, 300], { side: 'below', width: 240, strong: 'flag-text' }),
  ],
  narrow: [
    narrowTotal,
    lineage(narrow),
    labels.narrow,
    label('traced', [280, 258], { side: 'below', align: 'end', width: 76, strong: 'flag-text' }),
  ],
  views: { record: followed('table'), table: followed('row'), total: followed('total') },
};
