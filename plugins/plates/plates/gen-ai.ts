import {
  closed,
  hairline,
  indexLine,
  laneChange,
  level,
  rectangle,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point, Shape } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label, ring } from '#plugins/plates/signs.ts';

/** A statement of the draft: the place of its first line, in px, and the lengths of its lines as shares of the column. */
interface Statement {
  readonly y: number;
  readonly lines: readonly number[];
  /** The page that it rests on, and the line there. */
  readonly source?: readonly [page: number, line: number];
}

/** The lengths of the lines of a page, as shares of its width. */
const words = [0.8, 1, 0.64, 0.92, 1, 0.5];

/** Where a composition has its pages, and its columns of text. */
interface Layout {
  readonly pages: readonly Point[];
  readonly page: readonly [width: number, height: number];
  readonly draft: number;
  readonly column: number;
  readonly leading: number;
}

/** The ends of a line of a page. */
function pageLine({ pages, page: [width, height] }: Layout, page: number, line: number): Point[] {
  const [x, top] = pages[page] ?? [0, 0];
  const y = top + (height * (line + 1)) / (words.length + 1);
  const margin = width / 10;
  return [
    [x + margin, y],
    [x + margin + (words[line] ?? 1) * (width - 2 * margin), y],
  ];
}

/** The pages, each with its outline and its lines. */
const pages = (layout: Layout): Drawn =>
  layout.pages.map(([x, y], page) => [
    hairline(closed(rectangle([x, y], [x + layout.page[0], y + layout.page[1]]))),
    words.map((_, line) => hairline(pageLine(layout, page, line))),
  ]);

/** The lines of a statement, in a column that starts at `x`. */
const text = (
  { column, leading }: Layout,
  [x, y]: Point,
  lines: readonly number[],
  line: (ends: readonly Point[]) => Shape,
): Drawn => lines.map((share, i) => line(level(y + i * leading, x, x + share * column)));

const approvedLine = (ends: readonly Point[]) => indexLine(ends, 'veg');
const struckLine = (ends: readonly Point[]) => hairline(ends, 'ink-2');

/** A statement of the draft with the line that leads to its source, or struck out where it has no source. */
function drafted(layout: Layout, statement: Statement): Drawn {
  const { draft, column, leading } = layout;
  const { y, lines, source } = statement;
  const margin: Point = [draft - 18, y];
  if (!source) {
    return [
      text(layout, [draft, y], lines, struckLine),
      indexLine(
        [
          [draft - 6, y + leading * (lines.length - 1) + 8],
          [draft + column + 6, y - 8],
        ],
        'flag',
      ),
      ring(margin, { colour: 'flag' }),
    ];
  }
  const ends = pageLine(layout, ...source);
  const [, end = margin] = ends;
  return [
    indexLine(ends, 'water'),
    hairline(laneChange(end, margin, 'across'), 'water'),
    dot(end, { colour: 'water', radius: 3 }),
    dot(margin, { colour: 'water' }),
    text(layout, [draft, y], lines, indexLine),
  ];
}

const wide: Layout = {
  pages: [
    [0, 58],
    [0, 166],
    [0, 274],
  ],
  page: [124, 92],
  draft: 276,
  column: 176,
  leading: 20,
};
const statements: readonly Statement[] = [
  { y: 68, lines: [1, 0.62], source: [0, 1] },
  { y: 128, lines: [0.92, 1, 0.3], source: [1, 4] },
  { y: 208, lines: [0.96, 0.7] },
  { y: 268, lines: [1, 0.46], source: [0, 4] },
  { y: 328, lines: [0.86, 0.94], source: [2, 2] },
];
const EDITOR = 532;
const APPROVED = 624;

const narrow: Layout = {
  pages: upright(0, 46, 98),
  page: [60, 44],
  draft: 116,
  column: 158,
  leading: 16,
};
const shortStatements: readonly Statement[] = [
  { y: 52, lines: [1, 0.6], source: [0, 1] },
  { y: 96, lines: [0.9, 0.76], source: [1, 3] },
  { y: 140, lines: [0.7], source: [0, 4] },
  { y: 176, lines: [0.96, 0.5] },
];

/**
 * A draft between its sources and the text that is approved: every statement leads back to a line of a page. The
 * statement without a source is struck out, and ends at the editor's line.
 */
export const plate: Plate = {
  wide: [
    pages(wide),
    statements.map((statement) => drafted(wide, statement)),
    statements.map((statement) => {
      const { y, lines, source } = statement;
      const end = source ? APPROVED - 12 : EDITOR;
      const colour = source ? 'veg' : 'flag';
      return [
        hairline(level(y, 482, end), colour),
        source ? text(wide, [APPROVED, y], lines, approvedLine) : [],
      ];
    }),
    datum([EDITOR, 68]),
    hairline(upright(EDITOR, 68, 366), 'ink-2'),
    indexLine(upright(EDITOR, 194, 222), 'flag'),
    label('sources', [0, 42], { side: 'above', width: 170, strong: 'water' }),
    label('draft', [276, 42], { side: 'above', width: 150, strong: 'ink' }),
    label('editor', [EDITOR, 42], {
      side: 'above',
      align: 'middle',
      width: 150,
      strong: 'ink',
    }),
    label('approved', [APPROVED, 42], { side: 'above', width: 176, strong: 'veg' }),
    label('unsupported', [548, 208], { width: 250, strong: 'flag-text' }),
  ],
  narrow: [
    pages(narrow),
    shortStatements.map((statement) => drafted(narrow, statement)),
    hairline(level(226, 116, 280), 'ink-2'),
    datum([272, 226]),
    bracket([104, 247], [104, 349], 6, 'veg'),
    shortStatements
      .slice(0, 3)
      .map(({ y, lines }) => text(narrow, [narrow.draft, y + 202], lines, approvedLine)),
    label('sources', [0, 36], { side: 'above', width: 108, strong: 'water' }),
    label('draft', [116, 36], { side: 'above', width: 160, strong: 'ink' }),
    label('unsupported', [0, 177], { width: 88, strong: 'flag-text' }),
    label('editor', [0, 226], { width: 108 }),
    label('approved', [0, 298], { width: 98, strong: 'veg' }),
  ],
};
