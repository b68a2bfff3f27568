import { hairline, indexLine } from '#plugins/plates/lines.ts';
import type { Drawn, Label, Plate, Point } from '#plugins/plates/plate.ts';
import { label, note } from '#plugins/plates/signs.ts';

/** From which night on, and how high a price is. */
type Price = readonly [night: number, height: number];

/** Before the file, each channel changes its price when it likes. */
const channels = {
  shelf: [
    [0, 8],
    [2.4, 2.8],
    [4.9, 4.6],
  ],
  website: [
    [0, 4.9],
    [3.1, 6.6],
  ],
  register: [
    [0, 1.7],
    [4, 8.6],
  ],
} satisfies Record<string, readonly Price[]>;

const FILE = 6;
const together: readonly Price[] = [
  [FILE, 4.6],
  [8.8, 7.4],
  [11.6, 3.4],
];

type Place = (night: number, height: number) => Point;

/** A price as a line of steps, up to a night. */
const steps = (place: Place, prices: readonly Price[], end: number): Point[] =>
  prices.flatMap(([night, height], i) => [
    place(night, height),
    place(prices[i + 1]?.[0] ?? end, height),
  ]);

/** One scale of prices for all lines. What had been three lines is later one that is as thick as all of them. */
function prices(place: Place, thickness: number, end: number): Drawn {
  const axes = [place(0, 10), place(0, 0), place(end, 0)];
  return [
    note(hairline(axes, 'ink-2', ' stroke-width="2"')),
    Object.values(channels).map((channel) => {
      const line = steps(place, channel, FILE);
      return [indexLine(line, 'paper', 1.9 * thickness), indexLine(line, 'ink', thickness)];
    }),
    indexLine(steps(place, together, end), 'veg', 3 * thickness),
    indexLine([place(FILE, 10), place(FILE, 0)], 'flag', 10),
  ];
}

const wide: Place = (night, height) => [1 + night * 57.07, 286 - height * 26];
/** On phones the nights go down, so that the lines meet in the upper half. */
const narrow: Place = (night, height) => [1 + height * 27.9, 38 + night * 20.4];

/** The name of a channel is where its line starts. */
const names = (place: Place, [right, up]: Point, style: Pick<Label, 'align' | 'width'>): Drawn =>
  Object.entries(channels).map(([channel, prices]) => {
    const [[x, y] = [0, 0]] = steps(place, prices, FILE);
    return label(channel, [x + right, y - up], { ...style, side: 'above', strong: 'ink' });
  });

/** The price of one product on three channels: each by itself until they read one file, and then always the same. */
export const plate: Plate = {
  wide: [
    prices(wide, 9, 14),
    names(wide, [10, 12], { width: 120 }),
    label('price', [0, 2], { side: 'below', width: 200 }),
    label('file', [wide(FILE, 0)[0], 302], {
      align: 'middle',
      side: 'below',
      width: 300,
      strong: 'flag-text',
    }),
    label('one', [582, 68], { align: 'middle', side: 'above', width: 300, strong: 'veg' }),
    label('nights', [800, 302], { align: 'end', side: 'below', width: 160 }),
  ],
  narrow: [
    prices(narrow, 6, 15.4),
    names(narrow, [0, 7], { align: 'middle', width: 92 }),
    label('price', [0, 0], { side: 'below', width: 120 }),
    label('file', [280, 174], { align: 'end', side: 'below', width: 120, strong: 'flag-text' }),
    label('one', [10, 228], { side: 'below', width: 100, strong: 'veg' }),
    label('nights', [10, 324], { side: 'below', width: 74 }),
  ],
};
