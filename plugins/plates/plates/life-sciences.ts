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
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** How full each vial is. The first one is the sample that is looked for. */
const fills = [0.62, 0.44, 0.7, 0.36, 0.58];

/** Where a composition has its vials and the submission's page. */
interface Layout {
  readonly vials: number;
  readonly pitch: number;
  readonly radius: number;
  /** The mouths of the vials, and their bottoms. */
  readonly mouth: number;
  readonly bottom: number;
  readonly page: Record<'left' | 'right' | 'top' | 'bottom', number>;
  /** From one page of the pile to the one behind it, to the side and up. */
  readonly behind: number;
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

/** The pile of what was submitted. Its first page has lines of text, a table with a row for each sample, whose first number is marked, and a padlock. */
function submission({ page, behind, texts, vials, first, row, columns }: Layout): Drawn {
  const { left, right, top, bottom } = page;
  const [cut, margin] = [(right - left) / 7, (right - left) / 10];
  const column = (right - left - 2 * margin + 4) / columns;
  const sheet = (x: number, y: number): Point[] => [
    ...level(top + y, left + x, right + x - cut),
    [right + x, top + y + cut],
    ...level(bottom + y, right + x, left + x),
  ];
  return [
    [2, 1, 0].map((n) => [
      polygon(sheet(n * behind, -n * behind), 'paper'),
      indexLine(closed(sheet(n * behind, -n * behind)), n > 0 ? 'ink-2' : 'ink', n > 0 ? 2.5 : 4),
    ]),
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
    padlock([right - margin, bottom - margin * 0.6], (right - left) / 4.4),
  ];
}

/** A padlock of a width, by the corner at its foot where reading ends: the data is locked. */
function padlock([end, bottom]: Point, width: number): Drawn {
  const [x, body] = [end - width / 2, bottom - width * 0.76];
  const hole = body + width * 0.32;
  const arch = width * 0.31;
  const turn = body - arch * 0.6;
  const shackle: Point[] = [
    [x - arch, body],
    ...curve(
      [[x - arch, turn], ...level(turn - (arch * 4) / 3, x - arch, x + arch), [x + arch, turn]],
      16,
    ),
    [x + arch, body],
  ];
  return [
    indexLine(shackle, 'ink', width / 7),
    polygon(rectangle([x - width / 2, body], [end, bottom]), 'ink'),
    dot([x, hole], { colour: 'paper', radius: width / 9 }),
    indexLine(upright(x, hole, hole + width * 0.24), 'paper', width / 12),
  ];
}

/** The way back from the marked number to its sample. */
function wayBack({ radius, mouth, page, first }: Layout): Drawn {
  const x = radius + 4;
  const tip = mouth - 4;
  const from = page.left + (page.right - page.left) / 10;
  return [
    indexLine(roundedPath([...level(first, from, x), [x, tip - 14]], 12), 'flag', 6),
    polygon([...level(tip - 18, x - 12, x + 12), [x, tip]], 'flag'),
  ];
}

const drawn = (layout: Layout): Drawn => [samples(layout), submission(layout), wayBack(layout)];

/** Samples in vials, and the pages that are submitted, whose data is locked. From one number on the page, a line leads back to one vial. */
export const plate: Plate = {
  wide: [
    drawn({
      vials: 5,
      pitch: 97,
      radius: 23,
      mouth: 190,
      bottom: 288,
      page: { left: 516, right: 774, top: 26, bottom: 288 },
      behind: 12,
      texts: [
        [52, 0.6],
        [222, 0.58],
        [244, 0.58],
        [266, 0.34],
      ],
      first: 84,
      row: 22,
      columns: 4,
    }),
    label('traced', [27, 68], { side: 'above', width: 440, strong: 'flag-text' }),
    label('samples', [0, 300], { side: 'below', width: 300, strong: 'ink' }),
    label('submission', [514, 300], { side: 'below', width: 286, strong: 'ink' }),
  ],
  narrow: [
    drawn({
      vials: 3,
      pitch: 46,
      radius: 16,
      mouth: 98,
      bottom: 160,
      page: { left: 160, right: 264, top: 16, bottom: 160 },
      behind: 7,
      texts: [
        [29, 0.6],
        [122, 0.5],
        [138, 0.5],
      ],
      first: 48,
      row: 21,
      columns: 3,
    }),
    label('traced', [20, 38], { side: 'above', width: 122, strong: 'flag-text' }),
    label('samples', [0, 169], { side: 'below', width: 86, strong: 'ink' }),
    label('submission', [280, 169], { side: 'below', align: 'end', width: 190, strong: 'ink' }),
  ],
};
