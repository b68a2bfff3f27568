import { hairline, indexLine, level, roundedPath, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, note, polygon } from '#plugins/plates/signs.ts';

/** Where a composition has its price tags: half the width of one, their foot, and the middle and the top of each. */
interface Layout {
  readonly half: number;
  readonly foot: number;
  readonly before: readonly Point[];
  readonly after: readonly Point[];
}

/** A price tag that stands on the foot: its height is its price. */
function tag([middle, top]: Point, { half, foot }: Layout, colour: Colour): Drawn {
  const placed = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [middle + x * half, top + y * half]);
  // The letter S of the sign of the dollar.
  const letter = [
    ...level(1.5, 0.48, -0.48),
    ...level(1.95, -0.48, 0.48),
    ...level(2.4, 0.48, -0.48),
  ];
  const low = (foot - top) / half;
  const outline = [...level(0, -0.3, 0.3), ...upright(1, 0.75, low), ...upright(-1, low, 0.75)];
  return [
    polygon(placed(outline), colour),
    placed([[0, 0.6]]).map((hole) => dot(hole, { colour: 'paper', radius: half * 0.2 })),
    indexLine(roundedPath(placed(letter), half * 0.24), 'paper', half * 0.16),
    indexLine(placed(upright(0, 1.25, 2.65)), 'paper', half * 0.12),
  ];
}

const prices = (layout: Layout): Drawn => [
  layout.before.map((at) => tag(at, layout, 'ink')),
  layout.after.map((at) => tag(at, layout, 'veg')),
];

const wide: Layout = {
  half: 46,
  foot: 296,
  before: [
    [82, 142],
    [196, 30],
    [310, 92],
  ],
  after: [526, 640, 754].map((x) => [x, 92]),
};
const narrow: Layout = {
  half: 16,
  foot: 164,
  before: [
    [16, 106],
    [70, 20],
    [124, 66],
  ],
  after: [190, 227, 264].map((x) => [x, 66]),
};

const channels = ['shelf', 'website', 'register'];

/** The price of one product: each channel has another one, until all of them read one file. */
export const plate: Plate = {
  wide: [
    prices(wide),
    indexLine(upright(418, 28, 322), 'flag', 12),
    note(hairline(upright(9, 42, wide.foot), 'ink-2', ' stroke-width="2"')),
    note(polygon([...level(46, 0, 18), [9, 28]], 'ink-2')),
    label('price', [0, 18], { side: 'above', width: 200 }),
    label('file', [418, 18], { align: 'middle', side: 'above', width: 300, strong: 'flag-text' }),
    label('one', [640, 74], { align: 'middle', side: 'above', width: 320, strong: 'veg' }),
    [wide.before, wide.after].map((tags) =>
      tags.map(([x], n) =>
        label(channels[n] ?? '', [x, wide.foot + 8], {
          align: 'middle',
          side: 'below',
          width: 96,
          colour: 'ink',
        }),
      ),
    ),
  ],
  narrow: [
    prices(narrow),
    indexLine(upright(160, 20, 172), 'flag', 8),
    narrow.before.map(([x, top], n) =>
      label(channels[n] ?? '', [n === 0 ? 0 : x, top - 7], {
        align: n === 0 ? 'start' : 'middle',
        side: 'above',
        width: n === 1 ? 92 : 60,
        colour: 'ink',
      }),
    ),
    label('one', [227, 59], { align: 'middle', side: 'above', width: 104, strong: 'veg' }),
    label('file', [160, 179], { align: 'middle', side: 'below', width: 230, strong: 'flag-text' }),
  ],
};
