import { hairline, indexLine, level, roundedPath, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, note, polygon } from '#plugins/plates/signs.ts';

/** A price tag: its tip is at the height of its price, and `half` is half its height in px. */
function tag([left, middle]: Point, half: number, colour: Colour): Drawn {
  const placed = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [left + x * half, middle + y * half]);
  const outline = [...level(-1, 0.75, 3.1), ...level(1, 3.1, 0.75), ...upright(0, 0.3, -0.3)];
  // The letter S of the sign of the dollar.
  const letter = [
    ...upright(2.33, -0.22, -0.48),
    ...upright(1.57, -0.48, 0),
    ...upright(2.33, 0, 0.48),
    ...upright(1.57, 0.48, 0.22),
  ];
  return [
    polygon(placed(outline), colour),
    placed([[0.6, 0]]).map((hole) => dot(hole, { colour: 'paper', radius: half * 0.2 })),
    indexLine(roundedPath(placed(letter), half * 0.24), 'paper', half * 0.16),
    indexLine(placed(upright(1.95, -0.72, 0.72)), 'paper', half * 0.12),
  ];
}

/** The channels with their prices, where the tips of their tags are. */
const channels = (half: number, places: Readonly<Record<string, Point>>): Drawn =>
  Object.entries(places).map(([channel, [x, y]]) => [
    note(hairline(level(y, 0, x), 'ink-2', ' stroke-width="2"')),
    tag([x, y], half, 'ink'),
    label(channel, [x + half * 1.55, y + half + 7], {
      align: 'middle',
      side: 'below',
      width: half * 3.2,
      strong: 'ink',
    }),
  ]);

const scale = (from: number, to: number) =>
  note(hairline(upright(1, from, to), 'ink-2', ' stroke-width="2"'));

/** The price of one product: each channel has another one, until all of them read one file. */
export const plate: Plate = {
  wide: [
    scale(28, 292),
    channels(48, { shelf: [14, 226], website: [148, 78], register: [283, 164] }),
    indexLine(upright(452, 24, 292), 'flag', 12),
    tag([476, 148], 104.5, 'veg'),
    label('price', [0, 0], { side: 'below', width: 150 }),
    label('file', [452, 304], { align: 'middle', side: 'below', width: 300, strong: 'flag-text' }),
    label('one', [638, 264], { align: 'middle', side: 'below', width: 320, strong: 'veg' }),
  ],
  narrow: [
    scale(22, 196),
    channels(27, { shelf: [12, 150], website: [104, 48], register: [196, 105] }),
    indexLine(level(214, 0, 280), 'flag', 8),
    tag([0, 304], 55, 'veg'),
    label('price', [0, 0], { side: 'below', width: 100 }),
    label('file', [0, 225], { side: 'below', width: 280, strong: 'flag-text' }),
    label('one', [182, 304], { width: 98, strong: 'veg' }),
  ],
};
