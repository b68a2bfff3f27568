import { indexLine, laneChange, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** Where a composition has its records, tables and total. */
interface Layout {
  /** Where the records end, the tables start and end, and the total starts and ends. */
  readonly stops: readonly [number, number, number, number, number];
  /** How many records a table has. */
  readonly rows: number;
  /** The middle of the first table's rows, and how far it is from table to table. */
  readonly first: number;
  readonly step: number;
  /** How thick a line is, and how far neighbors are apart in a table and before it. */
  readonly width: number;
  readonly pitch: number;
  readonly gap: number;
  /** The height of a table's head. */
  readonly head: number;
  /** The radius of the mark where the total is questioned. */
  readonly question: number;
}

const wide: Layout = {
  stops: [34, 244, 356, 664, 800],
  rows: 3,
  first: 70,
  step: 93,
  width: 14,
  pitch: 17,
  gap: 30,
  head: 19,
  question: 19,
};
const narrow: Layout = {
  stops: [16, 84, 136, 216, 280],
  rows: 2,
  first: 47,
  step: 53,
  width: 10,
  pitch: 12,
  gap: 26,
  head: 12,
  question: 14,
};

const TABLES = [0, 1, 2];

const tableAt = ({ first, step }: Layout, table: number) => first + table * step;

/** The way of a record: from its start through its table into the total. */
function way(layout: Layout, index: number) {
  const { stops, rows, pitch, gap, question } = layout;
  const [start, from, to, total, end] = stops;
  const middle = tableAt(layout, Math.floor(index / rows));
  const place = (index % rows) - (rows - 1) / 2;
  const [record, row] = [middle + place * gap, middle + place * pitch];
  const share = tableAt(layout, 1) + (index - (TABLES.length * rows - 1) / 2) * pitch;
  // Half of the points are enough, and keep the file of eight sheets small.
  const bend = (...ends: readonly [Point, Point]) =>
    laneChange(...ends, 'across').filter((_, i) => i % 2 === 0);
  return {
    record: level(record, 0, start),
    toTable: bend([start, record], [from, row]),
    table: level(row, from, to),
    toTotal: bend([to, row], [total, share]),
    total: level(share, total, end - question),
  };
}

type Part = keyof ReturnType<typeof way>;

/** A table: a head with a check, since its rows are tested, and a frame around its rows. */
function table({ stops, rows, pitch, width, head }: Layout, middle: number): Drawn {
  const [, from, to] = stops;
  const half = (pitch * (rows - 1) + width) / 2 + 4.5;
  const top = middle - half - head;
  const outline = rectangle([from, top], [to, middle + half]);
  const [x, y, size] = [(from + to) / 2, top + head / 2, head / 3.2];
  return [
    { ...indexLine(outline, 'water', 5), end: 'z' },
    polygon(rectangle([from, top], [to, top + head]), 'water'),
    indexLine(
      [
        [x - size * 1.5, y],
        [x - size / 2, y + size],
        [x + size * 1.5, y - size],
      ],
      'paper',
      head / 4,
    ),
  ];
}

/** All records with their ways, the tables and the total. The ways that lead to the wrong record have the flag. */
function lineage(layout: Layout, marked: readonly Part[]): Drawn {
  const { stops, rows, width, pitch, question } = layout;
  const [start, from, , total, end] = stops;
  const records = Array.from({ length: TABLES.length * rows }, (_, index) => way(layout, index));
  const half = ((records.length - 1) * pitch + width) / 2;
  const middle = tableAt(layout, 1);
  const last = records.length - 1;
  const wrong = way(layout, last);
  const [[, found] = [0, 0]] = wrong.record;
  const isBack = marked.includes('total');
  // The head of a way back, and how many of the first points are under it.
  const head = width * 1.9;
  const neck = start + 3 + head;
  const covered = isBack ? Math.floor((12 * head) / (from - start)) : 0;
  return [
    records.map(({ record, toTable, table, toTotal }, index) => [
      index === last && isBack
        ? []
        : indexLine([...toTable, ...table, ...toTotal], 'contour', width),
      indexLine(record, 'ink-2', width),
    ]),
    polygon(rectangle([total, middle - half], [end, middle + half]), 'ink'),
    TABLES.map((index) => table(layout, tableAt(layout, index))),
    indexLine(wrong.record, 'flag', width),
    indexLine(marked.flatMap((part) => wrong[part]).slice(covered), 'flag', width),
    isBack
      ? [
          polygon(
            [[start + 3, found], ...upright(neck, found - head * 0.66, found + head * 0.66)],
            'flag',
          ),
          wrong.total
            .slice(1)
            .map((at) => [
              dot(at, { colour: 'flag', radius: question }),
              dot(at, { colour: 'paper', radius: question * 0.42 }),
            ]),
        ]
      : [],
  ];
}

const labels: Compositions = {
  wide: [
    label('records', [0, 12], { side: 'above', width: 200, strong: 'ink' }),
    label('tables', [244, 12], { side: 'above', width: 240, strong: 'water' }),
    label('total', [800, 72], { side: 'above', align: 'end', width: 200, strong: 'ink' }),
  ],
  narrow: [
    label('records', [0, 13], { side: 'above', width: 82, strong: 'ink' }),
    label('tables', [84, 13], { side: 'above', width: 134, strong: 'water' }),
    label('total', [280, 61], { side: 'above', align: 'end', width: 84, strong: 'ink' }),
  ],
};

/** The way of one record, as far as it is known. */
const followed = (...marked: readonly Part[]): Compositions => ({
  wide: [lineage(wide, marked), labels.wide],
  narrow: [lineage(narrow, marked), labels.narrow],
});
const noted = { side: 'below', strong: 'flag-text' } as const;
const back = followed('toTable', 'table', 'toTotal', 'total');

/**
 * The lineage of a number: many records go through three tables into one total, which is as thick as all of them together. The
 * way with the flag leads from the total back to the record that is wrong.
 */
export const plate: Plate = {
  wide: [
    back.wide,
    label('traced', [72, 300], { ...noted, width: 320 }),
    label('questioned', [800, 264], { ...noted, align: 'end', width: 320 }),
  ],
  narrow: [
    back.narrow,
    label('traced', [0, 181], { ...noted, width: 195 }),
    label('questioned', [280, 147], { ...noted, align: 'end', width: 84 }),
  ],
  views: {
    record: followed('toTable'),
    table: followed('toTable', 'table'),
    total: followed('toTable', 'table', 'toTotal'),
  },
};
