import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { label, note } from '#plugins/plates/signs.ts';

/** From which night on, and how high a price is. */
type Price = readonly [night: number, height: number];

/** Before the file, each channel changes its price when it likes. */
const channels = {
  shelf: [
    [0, 8.4],
    [3.7, 10.2],
    [5, 9],
  ],
  website: [
    [0, 5.2],
    [1.4, 4],
    [4.3, 6.2],
  ],
  register: [
    [0, 1.2],
    [2.2, 0],
    [4.4, 1.8],
  ],
} satisfies Record<string, readonly Price[]>;

const FILE = 6;
const together: readonly Price[] = [
  [FILE, 4.6],
  [8.6, 7.6],
  [11.4, 3],
];
const END = 14;

type Place = (night: number, height: number) => Point;

/** A price as a line of steps, up to a night. */
const steps = (place: Place, prices: readonly Price[], end: number): Point[] =>
  prices.flatMap(([night, height], i) => [
    place(night, height),
    place(prices[i + 1]?.[0] ?? end, height),
  ]);

/** The axis of prices, and the lines. What had been three lines is later one that is as thick as all of them. */
function prices(place: Place, thickness: number): Drawn {
  const [[left, bottom], [file, top]] = [place(0, -0.9), place(FILE, 10.8)];
  const axis = level(bottom, left, place(END, 0)[0]);
  return [
    note(hairline([[left, top], ...axis], 'ink-2', ' stroke-width="2"')),
    Object.values(channels).map((channel) =>
      indexLine(steps(place, channel, FILE), 'ink', thickness),
    ),
    indexLine(steps(place, together, END), 'veg', 3 * thickness),
    indexLine(upright(file, top, bottom), 'flag', 8),
  ];
}

const wide: Place = (night, height) => [1 + night * 57.07, 266 - height * 22];
const narrow: Place = (night, height) => [1 + night * 19.9, 282 - height * 22];

/** Where the name of a channel is: on the start of its line. */
const above = (place: Place, channel: readonly Price[]): Point => {
  const [[x, y] = [0, 0]] = steps(place, channel, FILE);
  return [x + 10, y - 10];
};

/** The price of one product on three channels: each by itself until they read one file, and then always the same. */
export const plate: Plate = {
  wide: [
    prices(wide, 7),
    label('price', [0, 6], { side: 'below', width: 200, strong: 'ink' }),
    label('shelf', above(wide, channels.shelf), { side: 'above', width: 130, strong: 'ink' }),
    label('website', above(wide, channels.website), { side: 'above', width: 90, strong: 'ink' }),
    label('register', above(wide, channels.register), { side: 'above', width: 110, strong: 'ink' }),
    label('file', [wide(FILE, 0)[0], 298], {
      align: 'middle',
      side: 'below',
      width: 300,
      strong: 'flag-text',
    }),
    label('one', [571, 76], { align: 'middle', side: 'above', width: 300, strong: 'veg' }),
    label('nights', [800, 298], { align: 'end', side: 'below', width: 160 }),
  ],
  narrow: [
    prices(narrow, 5),
    label('price', [0, 20], { side: 'below', width: 120, strong: 'ink' }),
    label('shelf', above(narrow, channels.shelf), { side: 'above', width: 62, strong: 'ink' }),
    label('website', above(narrow, channels.website), { side: 'above', width: 70, strong: 'ink' }),
    label('register', above(narrow, channels.register), {
      side: 'above',
      width: 60,
      strong: 'ink',
    }),
    label('file', [narrow(FILE, 0)[0], 310], {
      align: 'middle',
      side: 'below',
      width: 130,
      strong: 'flag-text',
    }),
    label('one', [280, 46], { align: 'end', side: 'below', width: 130, strong: 'veg' }),
    label('nights', [280, 310], { align: 'end', side: 'below', width: 78 }),
  ],
};
