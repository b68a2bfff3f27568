import { hairline, indexLine, laneChange, level, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point, Shape } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** A statement of the draft: the place of its first line, in px, and the lengths of its lines as shares of the column. */
interface Statement {
  readonly y: number;
  readonly lines: readonly number[];
  /** The page that it rests on: its second line. */
  readonly source?: number;
}

/** The lengths of the lines of a page, as shares of its width. */
const words = [0.8, 1, 0.64];

/** Where a composition has its pages, and its columns of text; the last one is approved, and ends with the sheet. */
interface Layout {
  readonly pages: readonly Point[];
  readonly page: readonly [width: number, height: number];
  readonly draft: number;
  readonly column: number;
  readonly leading: number;
  readonly approved: number;
  readonly statements: readonly Statement[];
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
    words.map((_, line) =>
      indexLine(pageLine(layout, page, line), 'contour', layout.leading / 4.5),
    ),
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
  if (source === undefined) {
    return [
      text(layout, [draft, y], lines, (ends) => indexLine(ends, 'contour', leading / 2)),
      indexLine(
        [
          [draft - 8, y + leading * (lines.length - 1) + 14],
          [draft + column + 8, y - 14],
        ],
        'flag',
        14,
      ),
      dot(margin, { colour: 'flag', radius: 0.42 * leading }),
      dot(margin, { colour: 'paper', radius: 0.22 * leading }),
    ];
  }
  const ends = pageLine(layout, source, 1);
  const [, end = margin] = ends;
  return [
    indexLine(ends, 'water', leading / 2.6),
    hairline(laneChange(end, margin, 'across'), 'water', ` stroke-width="${leading / 4}"`),
    dot(margin, { colour: 'water', radius: 0.42 * leading }),
    text(layout, [draft, y], lines, (line) => indexLine(line, 'ink', leading / 2)),
  ];
}

/** The sources, the draft, and the approved text, which has a gap where a statement was struck out. */
const checked = (layout: Layout, approvedWidth: number): Drawn => [
  pages(layout),
  layout.statements.map((statement) => [
    statement.source !== undefined
      ? text(
          { ...layout, column: approvedWidth },
          [layout.approved, statement.y],
          statement.lines,
          (line) => indexLine(line, 'veg', layout.leading / 2),
        )
      : [],
    drafted(layout, statement),
  ]),
];

const wide: Layout = {
  pages: [38, 137, 236].map((y) => [0, y]),
  page: [140, 88],
  draft: 278,
  column: 232,
  leading: 26,
  approved: 592,
  statements: [
    { y: 44.5, lines: [1, 0.62], source: 0 },
    { y: 127, lines: [0.92, 0.74], source: 1 },
    { y: 209, lines: [0.96, 0.7] },
    { y: 291.5, lines: [1, 0.46], source: 2 },
  ],
};
const narrow: Layout = {
  pages: [38, 140].map((y) => [0, y]),
  page: [52, 58],
  draft: 92,
  column: 69,
  leading: 18,
  approved: 181,
  statements: [
    { y: 42.5, lines: [1, 0.6], source: 0 },
    { y: 109, lines: [0.94, 0.66] },
    { y: 175.5, lines: [0.84, 1], source: 1 },
  ],
};

/** A draft between its sources and the text that is approved: every statement but one leads back to a line of a page. */
export const plate: Plate = {
  wide: [
    checked(wide, 208),
    label('sources', [0, 22], { side: 'above', width: 200, strong: 'water' }),
    label('draft', [278, 22], { side: 'above', width: 230, strong: 'ink' }),
    label('approved', [592, 22], { side: 'above', width: 208, strong: 'veg' }),
    label('unsupported', [592, 222], { width: 208, strong: 'flag-text' }),
  ],
  narrow: [
    checked(narrow, 99),
    label('sources', [0, 31], { side: 'above', width: 84, strong: 'water' }),
    label('draft', [92, 31], { side: 'above', width: 86, strong: 'ink' }),
    label('approved', [181, 31], { side: 'above', width: 99, strong: 'veg' }),
    label('unsupported', [181, 118], { width: 99, strong: 'flag-text' }),
  ],
};
