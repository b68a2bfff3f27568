import { indexLine, level, roundedPath, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** A price tag: its tip is at the height of its price, and `half` is half its width in px. */
function tag([middle, top]: Point, half: number, colour: Colour): Drawn {
  const placed = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [middle + x * half, top + y * half]);
  const outline = [...level(0, -0.3, 0.3), ...upright(1, 0.75, 3.1), ...upright(-1, 3.1, 0.75)];
  // The letter S of the sign of the dollar.
  const letter = [
    ...level(1.5, 0.48, -0.48),
    ...level(1.95, -0.48, 0.48),
    ...level(2.4, 0.48, -0.48),
  ];
  return [
    polygon(placed(outline), colour),
    placed([[0, 0.6]]).map((hole) => dot(hole, { colour: 'paper', radius: half * 0.2 })),
    indexLine(roundedPath(placed(letter), half * 0.24), 'paper', half * 0.16),
    indexLine(placed(upright(0, 1.25, 2.65)), 'paper', half * 0.12),
  ];
}

/** A price tag and the foot of its line, whose length is the price. */
interface Layout {
  readonly half: number;
  /** The price in each channel at first, as the middle of the tag and its top. */
  readonly before: Readonly<Record<string, Point>>;
  /** From the tags at first to the same tags with one price, the height of that price, and the two feet. */
  readonly shift: number;
  readonly same: number;
  readonly feet: Point;
  readonly width: number;
}

function prices({ half, before, shift, same, feet, width }: Layout): Drawn {
  const channel = (id: string, [middle, top]: Point, foot: number, colour: Colour): Drawn => [
    indexLine(upright(middle, top + half, foot), colour, 4),
    tag([middle, top], half, colour),
    label(id, [middle, foot + 8], { align: 'middle', side: 'below', width, colour: 'ink' }),
  ];
  return Object.entries(before).map(([id, [x, y]]) => [
    channel(id, [x, y], feet[0], 'ink'),
    channel(id, [x + shift, same], feet[1], 'veg'),
  ]);
}

/** The price of one product: each channel has another one, until all of them read one file. */
export const plate: Plate = {
  wide: [
    prices({
      half: 48,
      before: { shelf: [48, 126], website: [170, 30], register: [292, 84] },
      shift: 460,
      same: 84,
      feet: [296, 296],
      width: 96,
    }),
    indexLine(upright(400, 28, 322), 'flag', 12),
    label('price', [0, 18], { side: 'above', width: 200 }),
    label('file', [400, 18], { align: 'middle', side: 'above', width: 300, strong: 'flag-text' }),
    label('one', [630, 66], { align: 'middle', side: 'above', width: 340, strong: 'veg' }),
  ],
  narrow: [
    prices({
      half: 26,
      before: { shelf: [46, 58], website: [140, 18], register: [234, 40] },
      shift: 0,
      same: 234,
      feet: [150, 330],
      width: 92,
    }),
    indexLine(level(182, 0, 280), 'flag', 8),
    label('price', [0, 0], { side: 'below', width: 200 }),
    label('file', [140, 193], { align: 'middle', side: 'below', width: 280, strong: 'flag-text' }),
    label('one', [140, 214], { align: 'middle', side: 'below', width: 280, strong: 'veg' }),
  ],
};
