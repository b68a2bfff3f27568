import {
  closed,
  dashedLine,
  hairline,
  indexLine,
  level,
  rectangle,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { datum, label, polygon } from '#plugins/plates/signs.ts';

/** The fields of a surveyor's staff, and the height of the target, in fields. */
const FIELDS = 11;
const TARGET = 8;

/** Staffs on the datum, in px: half the width of a staff, the height of a field, and what each staff reads, in fields. */
interface Levelling {
  readonly ground: number;
  readonly end: number;
  readonly half: number;
  readonly field: number;
  readonly staffs: readonly { readonly x: number; readonly reading: number }[];
}

/** The datum and the target, and on the datum the staffs of the checks and of the result, filled up to what they read. */
function levelling({ ground, end, half, field, staffs }: Levelling): Drawn {
  const height = (fields: number) => ground - fields * field;
  return [
    dashedLine(level(height(TARGET), 0, end), 'ink'),
    staffs.map(({ x, reading }): Drawn => {
      const colour = reading > TARGET ? 'flag' : 'ink';
      const [left, right] = [x - half, x + half];
      return [
        polygon(rectangle([left, height(FIELDS)], [right, ground]), 'paper'),
        polygon(rectangle([left, height(reading)], [right, ground]), colour, 0.25),
        Array.from({ length: FIELDS }, (_, n) => {
          const start = n % 2 === 0 ? left : x;
          const isRead = n < reading;
          const field = rectangle([start, height(n + 1)], [start + half, height(n)]);
          return polygon(field, isRead ? colour : 'ink-2', isRead ? 1 : 0.35);
        }),
        hairline(closed(rectangle([left, height(FIELDS)], [right, ground])), 'ink-2'),
        indexLine(level(height(reading), left - half, right + half), colour),
      ];
    }),
    indexLine(level(ground, 0, end)),
    datum([24, ground - 2]),
  ];
}

/** The datum is the figure at the start. Each check is measured from it, and so is the result, which passes the target. */
export const plate: Plate = {
  wide: [
    levelling({
      ground: 296,
      end: 800,
      half: 17,
      field: 25,
      staffs: [
        { x: 340, reading: 3 },
        { x: 560, reading: 6 },
        { x: 766, reading: 10 },
      ],
    }),
    label('target', [0, 84], { side: 'above', width: 312, strong: 'ink' }),
    label('check', [296, 221], { align: 'end', width: 150 }),
    label('check', [516, 146], { align: 'end', width: 130 }),
    label('datum', [0, 310], { side: 'below', width: 400, strong: 'ink' }),
    label('result', [722, 46], { align: 'end', width: 140, strong: 'flag-text' }),
  ],
  narrow: [
    levelling({
      ground: 312,
      end: 280,
      half: 10,
      field: 24,
      staffs: [
        { x: 160, reading: 5 },
        { x: 260, reading: 10 },
      ],
    }),
    label('target', [0, 110], { side: 'above', width: 130, strong: 'ink' }),
    label('check', [132, 192], { align: 'end', width: 100 }),
    label('datum', [0, 328], { side: 'below', width: 260, strong: 'ink' }),
    label('result', [280, 36], { side: 'above', align: 'end', width: 120, strong: 'flag-text' }),
  ],
};
