import { indexLine, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { axis, datum, label } from '#plugins/plates/signs.ts';

/** From which night on, and how high a price is. */
type Price = readonly [night: number, height: number];

/** Before the file, each channel changes its price when it likes. */
const channels = {
  shelf: [
    [0, 8.6],
    [2.5, 10],
    [4.6, 8],
  ],
  website: [
    [0, 6],
    [1.2, 4.2],
    [3.4, 6.4],
  ],
  register: [
    [0, 1.6],
    [1.9, 2.8],
    [4, 0],
  ],
} satisfies Record<string, readonly Price[]>;

const FILE = 6;
const together: readonly Price[] = [
  [FILE, 4.6],
  [9, 8],
  [12, 5.8],
];
const END = 14;

type Place = (night: number, height: number) => Point;

/** A price as a line of steps, up to a night. */
const steps = (place: Place, prices: readonly Price[], end: number): Point[] =>
  prices.flatMap(([night, height], i) => [
    place(night, height),
    place(prices[i + 1]?.[0] ?? end, height),
  ]);

function prices(place: Place, axisY: number, thickness: number): Drawn {
  const [[left], [file], [right]] = [place(0, 0), place(FILE, 0), place(END, 0)];
  const [[, top], [, y]] = [place(FILE, 10.5), place(FILE, 4.6)];
  return [
    axis(axisY, left, right, END + 1),
    Object.values(channels).map((channel) => indexLine(steps(place, channel, FILE))),
    indexLine(steps(place, together, END), 'veg', thickness),
    indexLine(upright(file, top, axisY), 'flag', 8),
    datum([file + 22, y - thickness / 2]),
  ];
}

const wide: Place = (night, height) => [112 + night * 49, 258 - height * 20];
const narrow: Place = (night, height) => [84 + night * 14, 278 - height * 21];

/** The price of one product on three channels: each by itself until they read one file, and then always the same. */
export const plate: Plate = {
  wide: [
    prices(wide, 288, 14),
    label('three', [112, 4], { side: 'below', width: 280, strong: 'ink' }),
    label('shelf', [0, wide(0, 8.6)[1]], { width: 104 }),
    label('website', [0, wide(0, 6)[1]], { width: 104 }),
    label('register', [0, wide(0, 1.6)[1]], { width: 104 }),
    label('file', [wide(FILE, 0)[0], 304], {
      align: 'middle',
      side: 'below',
      width: 240,
      strong: 'flag-text',
    }),
    label('one', [420, 4], { side: 'below', width: 360, strong: 'veg' }),
    label('nights', [800, 304], { align: 'end', side: 'below', width: 160 }),
  ],
  narrow: [
    prices(narrow, 306, 10),
    label('three', [0, 4], { side: 'below', width: 150, strong: 'ink' }),
    label('shelf', [0, narrow(0, 8.6)[1]], { width: 78 }),
    label('website', [0, narrow(0, 6)[1]], { width: 78 }),
    label('register', [0, narrow(0, 1.6)[1]], { width: 78 }),
    label('file', [narrow(FILE, 0)[0], 320], {
      align: 'middle',
      side: 'below',
      width: 130,
      strong: 'flag-text',
    }),
    label('one', [182, 4], { side: 'below', width: 98, strong: 'veg' }),
    label('nights', [0, 320], { side: 'below', width: 78 }),
  ],
};
