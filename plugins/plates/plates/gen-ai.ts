import { hairline, indexLine, laneChange, level, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point, Shape } from '#plugins/plates/plate.ts';
import { dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** A statement of the draft: the place of its first line, in px, and the lengths of its lines as shares of the column. */
interface Statement {
  readonly y: number;
  readonly lines: readonly number[];
  /** The page that it rests on, and the line there. */
  readonly source?: readonly [page: number, line: number];
}

/** The lengths of the lines of a page, as shares of its width. */
const words = [0.8, 1, 0.64, 0.92, 0.5];

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
    polygon(rectangle([x, y], [x + layout.page[0], y + layout.page[1]]), 'water', 0.16),
    words.map((_, line) => indexLine(pageLine(layout, page, line), 'contour', 3)),
  ]);

/** The lines of a statement, in a column that starts at `x`. */
const text = (
  { column, leading }: Layout,
  [x, y]: Point,
  lines: readonly number[],
  line: (ends: readonly Point[]) => Shape,
): Drawn => lines.map((share, i) => line(level(y + i * leading, x, x + share * column)));

/** A statement of the draft with the line that leads to its source, or struck out where it has no source. */
function drafted(layout: Layout, { y, lines, source }: Statement): Drawn {
  const { draft, column, leading } = layout;
  const margin: Point = [draft - 20, y];
  if (!source) {
    return [
      text(layout, [draft, y], lines, (ends) => indexLine(ends, 'contour', 9)),
      indexLine(
        [
          [draft - 8, y + leading * (lines.length - 1) + 14],
          [draft + column + 8, y - 14],
        ],
        'flag',
        14,
      ),
      ring(margin, { colour: 'flag', radius: 8 }),
    ];
  }
  const ends = pageLine(layout, ...source);
  const [, end = margin] = ends;
  return [
    indexLine(ends, 'water', 7),
    hairline(laneChange(end, margin, 'across'), 'water', ' stroke-width="4"'),
    dot(margin, { colour: 'water', radius: 8 }),
    text(layout, [draft, y], lines, (line) => indexLine(line, 'ink', 9)),
  ];
}

const wide: Layout = {
  pages: [
    [0, 38],
    [0, 137],
    [0, 236],
  ],
  page: [140, 88],
  draft: 278,
  column: 232,
  leading: 22,
};
const statements: readonly Statement[] = [
  { y: 48, lines: [1, 0.62], source: [0, 1] },
  { y: 108, lines: [0.92, 0.74], source: [1, 3] },
  { y: 172, lines: [0.96, 0.7] },
  { y: 238, lines: [1, 0.46], source: [0, 3] },
  { y: 300, lines: [0.86, 0.94], source: [2, 1] },
];
const APPROVED = 592;

const narrow: Layout = {
  pages: [
    [0, 20],
    [0, 138],
  ],
  page: [72, 58],
  draft: 124,
  column: 149,
  leading: 18,
};
const shortStatements: readonly Statement[] = [
  { y: 30, lines: [1, 0.6], source: [0, 1] },
  { y: 98, lines: [0.94, 0.66] },
  { y: 168, lines: [0.84, 1], source: [1, 3] },
];

/**
 * A draft between its sources and the text that is approved: every statement leads back to a line of a page. The
 * statement without a source is struck out, and the approved text has a gap in its place.
 */
export const plate: Plate = {
  wide: [
    pages(wide),
    statements.map(({ y, lines, source }) =>
      source
        ? text({ ...wide, column: 208 }, [APPROVED, y], lines, (line) => indexLine(line, 'veg', 9))
        : [],
    ),
    statements.map((statement) => drafted(wide, statement)),
    label('sources', [0, 22], { side: 'above', width: 200, strong: 'water' }),
    label('draft', [278, 22], { side: 'above', width: 230, strong: 'ink' }),
    label('approved', [APPROVED, 22], { side: 'above', width: 208, strong: 'veg' }),
    label('unsupported', [548, 183], { width: 250, strong: 'flag-text' }),
  ],
  narrow: [
    pages(narrow),
    shortStatements.map((statement) => drafted(narrow, statement)),
    label('sources', [0, 13], { side: 'above', width: 122, strong: 'water' }),
    label('draft', [124, 13], { side: 'above', width: 149, strong: 'ink' }),
    label('unsupported', [0, 107], { width: 84, strong: 'flag-text' }),
  ],
};
