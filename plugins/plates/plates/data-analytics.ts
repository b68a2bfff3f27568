import {
  hairline,
  indexLine,
  laneChange,
  level,
  rectangle,
  upright,
} from '#plugins/plates/lines.ts';
import type { Colour, Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/**
 * A composition, in px: where the total starts and ends, the tables start and end, and the records start and end; the middle's height,
 * and from table to table; a line's width, and from line to line before and after the tables; a table's head; a report's sides, and from
 * one to the next.
 */
type Layout = Readonly<
  Record<'start' | 'end' | 'from' | 'to' | 'record' | 'last', number> &
    Record<'middle' | 'step' | 'width' | 'pitch' | 'gap' | 'head', number> &
    Record<'across' | 'high' | 'column' | 'row', number>
>;

const wide: Layout = {
  ...{ start: 262, end: 404, from: 496, to: 604, record: 756, last: 800 },
  ...{ middle: 176, step: 97, width: 16, pitch: 32, gap: 48, head: 22 },
  ...{ across: 40, high: 104, column: 49, row: 113 },
};
const narrow: Layout = {
  ...{ start: 98, end: 168, from: 194, to: 230, record: 262, last: 280 },
  ...{ middle: 100, step: 50, width: 8, pitch: 14, gap: 24, head: 12 },
  ...{ across: 14, high: 46, column: 18, row: 50 },
};

const TABLES = [-1, 0, 1];
/** How many records a table has. */
const ROWS = 2;
const RECORDS = TABLES.length * ROWS;

/** A thick line that becomes one path with its neighbors that look alike, which keeps the file of eight sheets small. */
const line = (points: readonly Point[], colour: Colour, width: number) =>
  hairline(points, colour, ` stroke-width="${width}"`);

/** The way of a record: from the total through its table. */
function way(layout: Layout, index: number) {
  const { end, from, to, record, last, middle, step, width, pitch, gap } = layout;
  const place = index - (RECORDS - 1) / 2;
  const table = middle + (Math.floor(index / ROWS) - 1) * step;
  const row = table + ((index % ROWS) - (ROWS - 1) / 2) * pitch;
  const own = middle + place * gap;
  // A third of the points is enough.
  const bend = (...ends: readonly [Point, Point]) =>
    laneChange(...ends, 'across').filter((_, i) => i % 3 === 0);
  return {
    toTotal: bend([end - width / 4, middle + place * pitch], [from, row]),
    table: level(row, from, to),
    toTable: bend([to, row], [record, own]),
    record: level(own, record, last),
  };
}

type Part = keyof ReturnType<typeof way>;

/** A table: a head with a check, since its rows are tested, and a frame around its rows. */
function table({ from, to, pitch, width, head }: Layout, middle: number): Drawn {
  const half = pitch / 2 + width * 0.9;
  const top = middle - half - head;
  const [x, y, size] = [(from + to) / 2, top + head / 2, head / 3.2];
  const check: Point[] = [
    [x - size * 1.5, y],
    [x - size / 2, y + size],
    [x + size * 1.5, y - size],
  ];
  return [
    { ...indexLine(rectangle([from, top], [to, middle + half]), 'water', 5), end: 'z' },
    polygon(rectangle([from, top], [to, top + head]), 'water'),
    indexLine(check, 'paper', head / 4),
  ];
}

/** The reports and the total: four fifths are crossed out, as the page's figure says, and those that are kept read the total. */
function reports({ start, end, middle, width, across, high, column, row }: Layout): Drawn {
  const half = (row + high) / 2;
  const pair = (place: number, colour: Colour) =>
    [middle - half, middle + half - high].map((y) => {
      const [x, inset] = [place * column, across / 5];
      return [
        polygon(rectangle([x, y], [x + across, y + high]), colour),
        [1, 2].map((n) =>
          line(level(y + n * 2 * inset, x + inset, x + across - inset), 'paper', inset),
        ),
      ];
    });
  const right = 3 * column + across;
  const dropped = [0, 1, 2, 3].flatMap((place) =>
    [middle - half, middle + half - high].map((y) =>
      rectangle([place * column + 1.5, y + 1.5], [place * column + across - 1.5, y + high - 1.5]),
    ),
  );
  return [
    dropped.map((outline) => ({ ...line(outline, 'contour', 3), end: 'z' })),
    dropped.map(([, corner = [0, 0], , other = [0, 0]]) => line([corner, other], 'contour', 3)),
    [-row, row].map((aside) =>
      line(level(middle + aside / 2, right + column, start), 'ink', width),
    ),
    pair(4, 'ink'),
    polygon(rectangle([start, middle - half], [end, middle + half]), 'ink'),
  ];
}

/** The reports, the total, the tables, and all records with their ways. What leads to the record in question has the flag. */
function lineage(layout: Layout, marked: readonly Part[], isTraced: boolean): Drawn {
  const { width, middle, step, record } = layout;
  const ways = Array.from({ length: RECORDS }, (_, index) => way(layout, index));
  const asked = way(layout, RECORDS - 1);
  const [[, found] = [0, 0]] = asked.record;
  const head = width * 1.5;
  const neck = record - 3 - head;
  return [
    ways.map((all) => line([...all.toTotal, ...all.table, ...all.toTable], 'contour', width)),
    ways.map(({ record }) => line(record, 'ink-2', head)),
    TABLES.map((index) => table(layout, middle + index * step)),
    indexLine(asked.record, 'flag', head),
    indexLine(
      marked.flatMap((part) => asked[part]),
      'flag',
      width,
    ),
    isTraced
      ? [
          polygon(rectangle([neck, found - width], [record, found + width]), 'paper'),
          polygon(
            [[record - 3, found], ...upright(neck, found - head * 0.8, found + head * 0.8)],
            'flag',
          ),
        ]
      : [],
    // It covers where the lines begin.
    reports(layout),
  ];
}

/** The way of one record, as far as it is known. On phones, there is only room for the label at the end of the whole way. */
function followed(marked: readonly Part[], isTraced = false): Compositions {
  const end = { side: 'below', align: 'end', width: 200 } as const;
  return {
    wide: [
      lineage(wide, marked, isTraced),
      label('reports', [0, 58], { side: 'above', width: 236, strong: 'ink' }),
      label('total', [333, 176], { align: 'middle', width: 126, strong: 'paper' }),
      label('tables', [496, 21], { side: 'above', width: 194, strong: 'water' }),
      label('records', [800, 21], { side: 'above', align: 'end', width: 116, strong: 'ink' }),
      isTraced ? label('traced', [800, 323], { ...end, width: 380, strong: 'flag-text' }) : [],
    ],
    narrow: [
      lineage(narrow, marked, isTraced),
      label('reports', [0, 44], { side: 'above', width: 90, strong: 'ink' }),
      label('total', [133, 100], { align: 'middle', width: 66, strong: 'paper' }),
      label('tables', [212, 18], { side: 'above', align: 'middle', width: 136, strong: 'water' }),
      isTraced
        ? label('traced', [280, 173], { ...end, strong: 'flag-text' })
        : label('records', [280, 173], { ...end, strong: 'ink' }),
    ],
  };
}

/**
 * Of ten duplicate reports, two are kept, and read one total. It comes through three tables from many records: the way with the flag
 * leads from it to the one record in question.
 */
export const plate: Plate = {
  ...followed(['toTotal', 'table', 'toTable'], true),
  views: {
    record: followed(['toTable']),
    table: followed(['table', 'toTable']),
    total: followed(['toTotal', 'table', 'toTable']),
  },
};
