import {
  hairline,
  indexLine,
  laneChange,
  level,
  rectangle,
  upright,
} from '#plugins/plates/lines.ts';
import {
  type Colour,
  type Compositions,
  type Drawn,
  inTenths,
  type Plate,
  type Point,
} from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** Where a composition has its reports, the total, its tables and the records. */
interface Layout {
  /** Where the total starts and ends, the tables start and end, and the records start and end. */
  readonly stops: readonly [number, number, number, number, number, number];
  /** How many records a table has. */
  readonly rows: number;
  /** The height of the middle, and how far it is from table to table. */
  readonly middle: number;
  readonly step: number;
  /** How thick a line is, and how far neighbors are apart in a table and after it. */
  readonly width: number;
  readonly pitch: number;
  readonly gap: number;
  /** The height of a table's head. */
  readonly head: number;
  /** A report, and how far it is to the next. */
  readonly report: Point;
  readonly spacing: Point;
}

const wide: Layout = {
  stops: [306, 396, 490, 600, 766, 800],
  rows: 3,
  middle: 180,
  step: 95,
  width: 16,
  pitch: 20,
  gap: 29,
  head: 20,
  report: [44, 82],
  spacing: [53, 94],
};
const narrow: Layout = {
  stops: [128, 154, 188, 226, 266, 280],
  rows: 2,
  middle: 100.5,
  step: 49,
  width: 10,
  pitch: 13,
  gap: 23,
  head: 11,
  report: [20, 34],
  spacing: [24, 41],
};

const TABLES = [-1, 0, 1];

/** The way of a record: from the total through its table. */
function way({ stops, rows, middle, step, pitch, gap }: Layout, index: number) {
  const [start, end, from, to, record, last] = stops;
  const place = index - (TABLES.length * rows - 1) / 2;
  const table = Math.floor(index / rows) - 1;
  const [share, row, own] = [
    middle + place * pitch,
    middle + table * step + ((index % rows) - (rows - 1) / 2) * pitch,
    middle + place * gap,
  ];
  // A third of the points is enough.
  const bend = (...ends: readonly [Point, Point]) =>
    laneChange(...ends, 'across').filter((_, i) => i % 3 === 0);
  return {
    total: level(share, start, end),
    toTotal: bend([end, share], [from, row]),
    table: level(row, from, to),
    toTable: bend([to, row], [record, own]),
    record: level(own, record, last),
  };
}

type Part = keyof ReturnType<typeof way>;

/** A table: a head with a check, since its rows are tested, and a frame around its rows. */
function table({ stops, rows, pitch, width, head }: Layout, middle: number): Drawn {
  const [, , from, to] = stops;
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

/** A thick line that becomes one path with its neighbors that look alike, which keeps the file of eight sheets small. */
const line = (points: readonly Point[], colour: Colour, width: number) =>
  hairline(points, colour, ` stroke-width="${inTenths(width)}"`);

/** The reports: those that are kept read the total, and the others, four fifths as the page's figure says, are struck out. */
function reports({ stops, middle, width, report: [across, high], spacing }: Layout): Drawn {
  const row = (side: number, columns: readonly number[]) =>
    columns.map((n): Point => [n * spacing[0], middle + (side * spacing[1] - high) / 2]);
  const dropped = [-1, 1].flatMap((side) => row(side, [0, 1, 2, 3]));
  const kept = [-1, 1].flatMap((side) => row(side, [4]));
  const corners = ([x, y]: Point) => rectangle([x, y], [x + across, y + high]);
  const words = ([x, y]: Point) => level(y, x + across / 6, x + (across / 6) * 5);
  const strike = (at: Point) => corners(at).filter((_, corner) => corner % 2 === 1);
  return [
    dropped.map((at) => polygon(corners(at), 'contour', 0.6)),
    kept.map((at) => polygon(corners(at), 'ink')),
    [0.22, 0.42].map((share) =>
      [...dropped, ...kept].map(([x, y]) =>
        line(words([x, y + share * high]), 'paper', across / 7),
      ),
    ),
    dropped.map((at) => line(strike(at), 'ink-2', across / 6)),
    kept.map(([x, y]) => line(level(y + high / 2, x + across, stops[0]), 'ink', width)),
  ];
}

/** The reports, the total, the tables, and all records with their ways. What leads to the record in question has the flag. */
function lineage(layout: Layout, marked: readonly Part[]): Drawn {
  const { stops, rows, width, pitch, middle, step } = layout;
  const [start, end, , to, record] = stops;
  const ways = Array.from({ length: TABLES.length * rows }, (_, index) => way(layout, index));
  const half = ((ways.length - 1) * pitch + width) / 2;
  const asked = way(layout, ways.length - 1);
  const [[, found] = [0, 0]] = asked.record;
  const question: Point = [start + width * 1.35, middle + half - width / 2];
  const isTraced = marked.includes('total');
  // The head of the way to the record, and how many of the last points are under it.
  const head = width * 1.9;
  const neck = record - 3 - head;
  const covered = isTraced ? Math.floor((8 * head) / (record - to)) : 0;
  const path = marked.flatMap((part) => asked[part]);
  return [
    reports(layout),
    ways
      .slice(0, isTraced ? -1 : undefined)
      .map((all) => line([...all.toTotal, ...all.table, ...all.toTable], 'contour', width)),
    ways.map(({ record }) => line(record, 'ink-2', width)),
    polygon(rectangle([start, middle - half], [end, middle + half]), 'ink'),
    TABLES.map((index) => table(layout, middle + index * step)),
    indexLine(asked.record, 'flag', width),
    indexLine(path.slice(0, path.length - covered), 'flag', width),
    isTraced
      ? [
          polygon(
            [[record - 3, found], ...upright(neck, found - head * 0.66, found + head * 0.66)],
            'flag',
          ),
          dot(question, { colour: 'flag', radius: width * 1.35 }),
          dot(question, { colour: 'paper', radius: width * 0.57 }),
        ]
      : [],
  ];
}

const labels: Compositions = {
  wide: [
    label('reports', [0, 84], { side: 'above', width: 184, strong: 'ink' }),
    label('total', [396, 84], { side: 'above', align: 'end', width: 210, strong: 'ink' }),
    label('tables', [490, 24], { side: 'above', width: 194, strong: 'water' }),
    label('records', [800, 24], { side: 'above', align: 'end', width: 116, strong: 'ink' }),
  ],
  narrow: [
    label('reports', [0, 57], { side: 'above', width: 74, strong: 'ink' }),
    label('total', [154, 57], { side: 'above', align: 'end', width: 84, strong: 'ink' }),
    label('tables', [207, 18], { side: 'above', align: 'middle', width: 140, strong: 'water' }),
  ],
};

/** The way of one record, as far as it is known. */
const followed = (...marked: readonly Part[]): Compositions => ({
  wide: [lineage(wide, marked), labels.wide],
  narrow: [lineage(narrow, marked), labels.narrow],
});
const noted = { side: 'below', align: 'end', strong: 'flag-text' } as const;
const traced = followed('total', 'toTotal', 'table', 'toTable');

/** A part of the way, from the record on. On phones, the records' label takes the place of the one at the end of the whole way. */
const part = (...marked: readonly Part[]): Compositions => {
  const { wide, narrow } = followed(...marked);
  const records = label('records', [280, 171], { ...noted, width: 130, strong: 'ink' });
  return { wide, narrow: [narrow, records] };
};

/**
 * Of ten duplicate reports, two are kept, and read one total. It comes through three tables from many records, and is as thick
 * as all of them together: the way with the flag leads from it to the one record in question.
 */
export const plate: Plate = {
  wide: [
    traced.wide,
    label('questioned', [396, 290], { ...noted, width: 380 }),
    label('traced', [800, 323], { ...noted, width: 380 }),
  ],
  narrow: [
    traced.narrow,
    label('questioned', [154, 151], { ...noted, width: 154 }),
    label('traced', [280, 171], { ...noted, width: 130 }),
  ],
  views: {
    record: part('toTable'),
    table: part('table', 'toTable'),
    total: part('toTotal', 'table', 'toTable'),
  },
};
