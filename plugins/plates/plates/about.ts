import {
  beyond,
  closed,
  dashedLine,
  hairline,
  indexLine,
  level,
  rectangle,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { datum, label, polygon } from '#plugins/plates/signs.ts';

/** The fields of a surveyor's staff, of which each group of five looks like an E, and what is read on it, in fields. */
const FIELDS = 15;
const GROUP = 5;
const TARGET = 10;
const RESULT = 14;

/** Where a composition has its datum, the width of its staff, the height of a field, and where the figure is read, in px. */
interface Levelling {
  readonly ground: number;
  readonly end: number;
  readonly staff: number;
  readonly field: number;
  readonly checks: readonly { readonly x: number; readonly reading: number }[];
  readonly result: number;
}

/** A staff on the datum, and the figure's way from there: each check and the result is a level that is read on the staff. */
function levelling({ ground, end, staff, field, checks, result }: Levelling): Drawn {
  const height = (fields: number) => ground - fields * field;
  const half = staff / 2;
  const fields = Array.from({ length: FIELDS }, (_, n): Drawn => {
    const group = Math.floor(n / GROUP) % 2;
    const spine = group === 0 ? 0 : staff * 0.75;
    const isBar = (n % GROUP) % 2 === 0;
    const [from, to] = isBar ? [group * half, (group + 1) * half] : [spine, spine + staff / 4];
    return polygon(rectangle([from, height(n + 1)], [to, height(n)]), 'ink');
  });
  const levels = [...checks, { x: result, reading: RESULT }];
  const steps = levels.flatMap(({ x, reading }, i): Point[] => [
    [x, height(levels[i - 1]?.reading ?? 0)],
    [x, height(reading)],
  ]);
  return [
    polygon([...steps, [beyond(end), height(RESULT)], [beyond(end), ground]], 'contour', 0.25),
    levels.map(({ x, reading }) => hairline(level(height(reading), staff, x), 'ink-2')),
    fields,
    hairline(closed(rectangle([1, height(FIELDS)], [staff, ground])), 'ink', ' stroke-width="2"'),
    dashedLine(level(height(TARGET), staff, beyond(end)), 'ink'),
    indexLine(steps, 'ink', 7),
    indexLine(level(height(RESULT), result - 3.5, beyond(end)), 'flag', 9),
    indexLine(level(ground, 0, beyond(end)), 'ink', 7),
    datum([staff + 22, ground - 3]),
  ];
}

/** The datum is the figure at the start. Each check is read on one staff that stands on it, and so is the result, which passes the target. */
export const plate: Plate = {
  wide: [
    levelling({
      ground: 300,
      end: 800,
      staff: 56,
      field: 18,
      checks: [
        { x: 240, reading: 4 },
        { x: 430, reading: 7 },
      ],
      result: 620,
    }),
    label('target', [76, 110], { side: 'above', width: 330, strong: 'ink' }),
    label('check', [256, 216], { side: 'above', width: 150 }),
    label('check', [446, 162], { side: 'above', width: 150 }),
    label('datum', [0, 314], { side: 'below', width: 400, strong: 'ink' }),
    label('result', [800, 34], { side: 'above', align: 'end', width: 180, strong: 'flag-text' }),
  ],
  narrow: [
    levelling({
      ground: 175,
      end: 280,
      staff: 36,
      field: 10.5,
      checks: [{ x: 112, reading: 5 }],
      result: 196,
    }),
    label('target', [50, 63], { side: 'above', width: 142, strong: 'ink' }),
    label('check', [122, 114], { side: 'above', width: 68 }),
    label('datum', [0, 185], { side: 'below', width: 280, strong: 'ink' }),
    label('result', [280, 20], { side: 'above', align: 'end', width: 110, strong: 'flag-text' }),
  ],
};
