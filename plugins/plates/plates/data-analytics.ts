import { indexLine, laneChange, rectangle } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** Where a composition has its records, tables and total: along the way of the data, and across it. */
interface Layout {
  readonly point: (along: number, across: number) => Point;
  readonly direction: 'across' | 'down';
  /** Along: where the records end, the tables start and end, and the total starts and ends. */
  readonly stops: readonly [number, number, number, number, number];
  /** The record that is wrong. */
  readonly wrong: number;
}

const wide: Layout = {
  point: (along, across) => [along, across + 40],
  direction: 'across',
  stops: [34, 244, 356, 664, 800],
  wrong: 8,
};
const narrow: Layout = {
  point: (along, across) => [across * 1.08 + 7, along + 34],
  direction: 'down',
  stops: [22, 94, 140, 226, 262],
  wrong: 7,
};

/** Three tables, each built from three records. */
const tables = [0, 1, 2];
const records = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Across: how wide a line is, how far neighbors are apart in a table and before it, and where all come together. */
const WIDTH = 14;
const PITCH = 17;
const GAP = 30;
const MIDDLE = 123;
const LAST = records.length - 1;

/** The radius of the mark where the total is questioned. */
const QUESTION = 19;

/** Across: a table, and a record, of which each table has three. */
const tableAt = (table: number) => GAP + table * 93;
const recordAt = (index: number, pitch: number) =>
  tableAt(Math.floor(index / 3)) + ((index % 3) - 1) * pitch;

/** The way of a record: from its start through its table into the total. */
function way({ point, direction, stops }: Layout, index: number) {
  const [start, from, to, total, end] = stops;
  const [record, row] = [recordAt(index, GAP), recordAt(index, PITCH)];
  const share = MIDDLE + (index - LAST / 2) * PITCH;
  // Half of the points are enough, and keep the file of eight sheets small.
  const bend = (...ends: readonly [Point, Point]) =>
    laneChange(...ends, direction).filter((_, i) => i % 2 === 0);
  return {
    record: [point(0, record), point(start, record)],
    toTable: bend(point(start, record), point(from, row)),
    table: [point(from, row), point(to, row)],
    toTotal: bend(point(to, row), point(total, share)),
    total: [point(total, share), point(end - QUESTION, share)],
  };
}

type Part = keyof ReturnType<typeof way>;

/** A rectangle between two places along the way, with a middle across it. */
const block = ({ point }: Layout, from: number, to: number, middle: number, half: number) =>
  rectangle(point(from, middle - half), point(to, middle + half));

/** All records with their ways, the tables and the total. The ways that lead to the wrong record have the flag. */
function lineage(layout: Layout, marked: readonly Part[]): Drawn {
  const { point, stops } = layout;
  const [start, from, to, total, end] = stops;
  const [wrong, found] = [way(layout, layout.wrong), recordAt(layout.wrong, GAP)];
  const isBack = marked.includes('total');
  // So many of the first points are under the head of a way back.
  const covered = isBack ? Math.round((12 * 26) / (from - start)) : 0;
  return [
    records.map((index) => {
      const { record, toTable, table, toTotal } = way(layout, index);
      return [
        index === layout.wrong && isBack
          ? []
          : indexLine([...toTable, ...table, ...toTotal], 'contour', WIDTH),
        indexLine(record, 'ink-2', WIDTH),
      ];
    }),
    polygon(block(layout, total, end, MIDDLE, (LAST / 2) * PITCH + WIDTH / 2), 'ink'),
    tables.map((table) => {
      const outline = block(layout, from, to, tableAt(table), PITCH * 1.5 + 7);
      return [polygon(outline, 'water', 0.2), { ...indexLine(outline, 'water', 5), end: 'z' }];
    }),
    indexLine(wrong.record, 'flag', WIDTH),
    indexLine(marked.flatMap((part) => wrong[part]).slice(covered), 'flag', WIDTH),
    isBack
      ? [
          polygon(
            [point(start + 3, found), point(start + 30, found - 18), point(start + 30, found + 18)],
            'flag',
          ),
          wrong.total
            .slice(1)
            .map((at) => [
              dot(at, { colour: 'flag', radius: QUESTION }),
              dot(at, { colour: 'paper', radius: 8 }),
            ]),
        ]
      : [],
  ];
}

const labels: Compositions = {
  wide: [
    label('records', [0, 20], { side: 'above', width: 200, strong: 'ink' }),
    label('tables', [244, 20], { side: 'above', width: 240, strong: 'water' }),
    label('total', [800, 72], { side: 'above', align: 'end', width: 200, strong: 'ink' }),
  ],
  narrow: [
    label('records', [0, 20], { side: 'above', width: 120, strong: 'ink' }),
    label('tables', [0, 232], { side: 'below', width: 64, strong: 'water' }),
    label('total', [0, 308], { side: 'below', width: 130, strong: 'ink' }),
  ],
};

/** The way of one record, as far as it is known. */
const followed = (...marked: readonly Part[]): Compositions => ({
  wide: [lineage(wide, marked), labels.wide],
  narrow: [lineage(narrow, marked), labels.narrow],
});
const back = followed('toTable', 'table', 'toTotal', 'total');

/**
 * The lineage of a number: many records go through three tables into one total, which is as thick as all of them together. The
 * way with the flag leads from the total back to the record that is wrong.
 */
export const plate: Plate = {
  wide: [
    back.wide,
    label('traced', [72, 300], { side: 'below', width: 320, strong: 'flag-text' }),
    label('questioned', [800, 264], {
      side: 'below',
      align: 'end',
      width: 320,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    back.narrow,
    label('traced', [280, 20], { side: 'above', align: 'end', width: 150, strong: 'flag-text' }),
    label('questioned', [280, 308], {
      side: 'below',
      align: 'end',
      width: 130,
      strong: 'flag-text',
    }),
  ],
  views: {
    record: followed('toTable'),
    table: followed('toTable', 'table'),
    total: followed('toTable', 'table', 'toTotal'),
  },
};
