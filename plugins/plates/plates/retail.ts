import { hairline, indexLine, level, roundedPath, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, note, polygon } from '#plugins/plates/signs.ts';

/** Where a composition has its price tags: half the width of one, and the middle and the tip of each. */
interface Layout {
  readonly half: number;
  /** Phones have tags that lie, so that a name stands once for a channel's two tags. */
  readonly isLying: boolean;
  readonly feet: readonly [before: number, after: number];
  readonly before: readonly Point[];
  readonly after: readonly Point[];
}

/** A price tag from its foot to its tip: its length is its price. */
function tag([middle, tip]: Point, foot: number, { half, isLying }: Layout, colour: Colour): Drawn {
  const place = ([across, along]: Point): Point => {
    const at: Point = [middle + across * half, tip + Math.sign(foot - tip) * along * half];
    return isLying ? [at[1], at[0]] : at;
  };
  const low = Math.abs(foot - tip) / half;
  const outline = [...level(0, -0.3, 0.3), ...upright(1, 0.75, low), ...upright(-1, low, 0.75)];
  // The letter S of the sign of the dollar.
  const letter = [
    ...level(-0.45, 0.48, -0.48),
    ...level(0, -0.48, 0.48),
    ...level(0.45, 0.48, -0.48),
  ];
  const [x, y] = place([0, 1.95]);
  const written = (points: readonly Point[]) =>
    points.map(([right, down]): Point => [x + right * half, y + down * half]);
  return [
    polygon(outline.map(place), colour),
    dot(place([0, 0.6]), { colour: 'paper', radius: half * 0.2 }),
    indexLine(roundedPath(written(letter), half * 0.24), 'paper', half * 0.16),
    indexLine(written(upright(0, -0.7, 0.7)), 'paper', half * 0.12),
  ];
}

const prices = (layout: Layout): Drawn => [
  layout.before.map((at) => tag(at, layout.feet[0], layout, 'ink')),
  layout.after.map((at) => tag(at, layout.feet[1], layout, 'veg')),
];

const wide: Layout = {
  half: 46,
  isLying: false,
  feet: [296, 296],
  before: [
    [82, 142],
    [196, 30],
    [310, 92],
  ],
  after: [526, 640, 754].map((x) => [x, 92]),
};
const narrow: Layout = {
  half: 15,
  isLying: true,
  feet: [0, 171],
  before: [
    [30, 69],
    [82, 145],
    [134, 109],
  ],
  after: [30, 82, 134].map((y) => [y, 280]),
};

const channels = ['shelf', 'website', 'register'];

/** The price of one product: each channel has another one, until all of them read one file. */
export const plate: Plate = {
  wide: [
    prices(wide),
    indexLine(upright(418, 28, 322), 'flag', 12),
    note(hairline(upright(9, 42, 296), 'ink-2', ' stroke-width="2"')),
    note(polygon([...level(46, 0, 18), [9, 28]], 'ink-2')),
    label('price', [0, 18], { side: 'above', width: 200 }),
    label('file', [418, 18], { align: 'middle', side: 'above', width: 300, strong: 'flag-text' }),
    label('one', [640, 74], { align: 'middle', side: 'above', width: 320, strong: 'veg' }),
    [wide.before, wide.after].map((tags) =>
      tags.map(([x], n) =>
        label(channels[n] ?? '', [x, 304], {
          align: 'middle',
          side: 'below',
          width: 96,
          colour: 'ink',
        }),
      ),
    ),
  ],
  narrow: [
    narrow.after.map(([y]) => hairline(level(y, 0, 171), 'contour', ' stroke-width="4"')),
    prices(narrow),
    indexLine(upright(158, 13, 155), 'flag', 8),
    narrow.before.map(([y], n) =>
      label(channels[n] ?? '', [0, y - 18], { side: 'above', width: 140, colour: 'ink' }),
    ),
    label('one', [280, 10], { align: 'end', side: 'above', width: 132, strong: 'veg' }),
    label('file', [158, 161], { align: 'middle', side: 'below', width: 230, strong: 'flag-text' }),
  ],
};
