import { curve, dashedLine, hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dot, label, ring } from '#plugins/plates/signs.ts';

/** The work as a line that rises from the ground to its result, in px. */
interface Work {
  readonly ground: number;
  readonly start: number;
  readonly result: Point;
  /** Of the circle of a check. */
  readonly radius: number;
}

/** Two checks on the way and the result: heights of one line, each measured from the level on which it starts. */
function work({ ground, start, result: [end, top], radius }: Work): Drawn {
  const bend = start + 0.5 * (end - start);
  const line = curve(
    [
      [start, ground],
      [bend, ground],
      [bend, top],
      [end, top],
    ],
    36,
  );
  const heights = [15, 22, 36].flatMap((place) => line.slice(place, place + 1));
  return [
    band(line, level(ground, start, end), 'water', 0.2),
    hairline(line, 'water', ' stroke-width="8"'),
    heights.map(([x, y]): Drawn => {
      const colour = x === end ? 'flag' : 'ink';
      return [
        hairline(upright(x, ground, y), colour, ' stroke-width="5"'),
        ring([x, y], { colour, radius }),
        dot([x, y], { colour, radius: radius - 5 }),
      ];
    }),
    indexLine(level(ground, 0, end + 2.5)),
    datum([start, ground]),
  ];
}

/** The datum is the figure at the start. The work raises it to the target, and each height is measured from the datum. */
export const plate: Plate = {
  wide: [
    dashedLine(level(100, 0, 797)),
    work({ ground: 336, start: 24, result: [782, 56], radius: 14 }),
    label('target', [0, 88], { side: 'above', width: 330 }),
    label('check', [324, 212], { align: 'end', width: 150, strong: 'ink' }),
    label('check', [442, 140], { align: 'end', width: 150, strong: 'ink' }),
    label('datum', [0, 352], { side: 'below', width: 400, strong: 'ink' }),
    label('result', [754, 40], { side: 'above', align: 'end', width: 200, strong: 'flag-text' }),
  ],
  narrow: [
    dashedLine(level(96, 0, 280)),
    work({ ground: 316, start: 16, result: [264, 52], radius: 12 }),
    label('target', [0, 84], { side: 'above', width: 150 }),
    label('check', [100, 200], { align: 'end', width: 80, strong: 'ink' }),
    label('check', [144, 140], { align: 'end', width: 80, strong: 'ink' }),
    label('datum', [0, 332], { side: 'below', width: 260, strong: 'ink' }),
    label('result', [280, 32], { side: 'above', align: 'end', width: 120, strong: 'flag-text' }),
  ],
};
