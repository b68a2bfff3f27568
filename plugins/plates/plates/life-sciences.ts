import {
  closed,
  curve,
  hairline,
  indexLine,
  level,
  rectangle,
  roundedPath,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** How full each vial is. The first one is the sample that is looked for. */
const fills = [0.62, 0.44, 0.7, 0.52, 0.36, 0.58];

/** Where a composition has its vials, the locked line and the submission's page. */
interface Layout {
  readonly vials: number;
  readonly pitch: number;
  readonly radius: number;
  /** The mouths of the vials, and their bottoms. */
  readonly mouth: number;
  readonly bottom: number;
  readonly locked: number;
  readonly page: Record<'left' | 'right' | 'top' | 'bottom', number>;
  /** The lines of text on the page, and how long they are. */
  readonly texts: readonly (readonly [y: number, share: number])[];
  /** The table: the middle of its first row, from one row to the next, and its columns. */
  readonly first: number;
  readonly row: number;
  readonly columns: number;
}

/** A vial from a height down to its round bottom. */
const glass = (x: number, radius: number, from: number, bottom: number): Point[] => {
  const turn = bottom - radius;
  const deep = turn + (radius * 4) / 3;
  return [
    [x - radius, from],
    ...curve([[x - radius, turn], ...level(deep, x - radius, x + radius), [x + radius, turn]], 16),
    [x + radius, from],
  ];
};

/** The samples, each with a line that leads to its row in the table. */
function samples({ pitch, radius, mouth, bottom, page, first, row, vials }: Layout): Drawn {
  return fills.slice(0, vials).map((fill, n): Drawn => {
    const x = radius + 4 + n * pitch;
    const surface = bottom - fill * (bottom - mouth);
    const way: Point[] = [[x, mouth - 6], ...level(first + n * row, x, page.left)];
    const content = glass(x, radius - 5, surface, bottom - 5);
    return [
      n > 0 ? hairline(roundedPath(way, 8), 'contour', ' stroke-width="2.5"') : [],
      polygon(content, n === 0 ? 'flag' : 'water'),
      indexLine(glass(x, radius, mouth, bottom), 'ink', 4),
      indexLine(level(mouth, x - radius - 4, x + radius + 4)),
    ];
  });
}

/** The page that is submitted: lines of text, and a table with a row for each sample. The first number is marked. */
function submission({ page, texts, vials, first, row, columns }: Layout): Drawn {
  const { left, right, top, bottom } = page;
  const [cut, margin] = [(right - left) / 7, (right - left) / 10];
  const column = (right - left - 2 * margin + 4) / columns;
  const sheet: Point[] = [
    ...level(top, left, right - cut),
    [right, top + cut],
    ...level(bottom, right, left),
  ];
  return [
    indexLine(closed(sheet), 'ink', 4),
    texts.map(([y, share]) => {
      const end = left + margin + share * (right - left - 2 * margin);
      return hairline(level(y, left + margin, end), 'ink', ' stroke-width="5"');
    }),
    fills.slice(0, vials).map((_, n) =>
      Array.from({ length: columns }, (_, i) => {
        const [x, y] = [left + margin + i * column, first + n * row];
        const cell = rectangle([x, y - row / 2 + 2], [x + column - 4, y + row / 2 - 2]);
        const isMarked = n === 0 && i === 0;
        return polygon(cell, isMarked ? 'flag' : 'water', isMarked ? 1 : 0.3);
      }),
    ),
  ];
}

/** The way back from the marked number, through the locked line, to its sample. */
function wayBack({ radius, mouth, page, first }: Layout): Drawn {
  const x = radius + 4;
  const tip = mouth - 4;
  const from = page.left + (page.right - page.left) / 10;
  return [
    indexLine(roundedPath([...level(first, from, x), [x, tip - 14]], 12), 'flag', 6),
    polygon([...level(tip - 18, x - 12, x + 12), [x, tip]], 'flag'),
  ];
}

const drawn = (layout: Layout): Drawn => [
  samples(layout),
  indexLine(upright(layout.locked, layout.page.top, layout.page.bottom), 'ink', 8),
  submission(layout),
  wayBack(layout),
];

/**
 * Samples in vials, a line where the data is locked, and the page that is submitted. From one number on the page, a line leads
 * back through the locked line to one vial.
 */
export const plate: Plate = {
  wide: [
    drawn({
      vials: 6,
      pitch: 70,
      radius: 21,
      mouth: 196,
      bottom: 288,
      locked: 452,
      page: { left: 562, right: 798, top: 4, bottom: 288 },
      texts: [
        [28, 0.6],
        [224, 1],
        [245, 0.9],
        [266, 0.5],
      ],
      first: 62,
      row: 24,
      columns: 4,
    }),
    label('traced', [25, 46], { side: 'above', width: 410, strong: 'flag-text' }),
    label('samples', [0, 300], { side: 'below', width: 300, strong: 'ink' }),
    label('locked', [452, 300], { side: 'below', align: 'middle', width: 218, strong: 'ink' }),
    label('submission', [562, 300], { side: 'below', width: 236, strong: 'ink' }),
  ],
  narrow: [
    drawn({
      vials: 3,
      pitch: 47,
      radius: 16,
      mouth: 96,
      bottom: 158,
      locked: 144,
      page: { left: 184, right: 278, top: 2, bottom: 158 },
      texts: [
        [18, 0.6],
        [114, 1],
        [130, 0.9],
        [146, 0.5],
      ],
      first: 42,
      row: 22,
      columns: 3,
    }),
    label('traced', [20, 32], { side: 'above', width: 122, strong: 'flag-text' }),
    label('samples', [0, 167], { side: 'below', width: 86, strong: 'ink' }),
    label('locked', [144, 167], { side: 'below', align: 'middle', width: 106, strong: 'ink' }),
    label('submission', [280, 167], { side: 'below', align: 'end', width: 84, strong: 'ink' }),
  ],
};
