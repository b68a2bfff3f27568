import { beyond, dashedLine, hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { datum, dot, label, polygon } from '#plugins/plates/signs.ts';

/** The ticks of the scale, and what was signed and what is read on it, in ticks. */
const TICKS = 15;
const TARGET = 10;
const RESULT = 14;

/** Where a composition has its datum, how far a tick of the scale is from the next, and where the figure is read, in px. */
interface Levelling {
  readonly ground: number;
  readonly end: number;
  readonly tick: number;
  readonly checks: readonly { readonly x: number; readonly reading: number }[];
  readonly result: number;
}

/** A scale on the datum, and the figure's way from there: each check is a level that is read on it, and the result passes the target. */
function levelling({ ground, end, tick, checks, result }: Levelling): Drawn {
  const height = (ticks: number) => ground - ticks * tick;
  const levels = [...checks, { x: result, reading: RESULT }];
  const steps = levels.flatMap(({ x, reading }, i): Point[] => [
    [x, height(levels[i - 1]?.reading ?? 0)],
    [x, height(reading)],
  ]);
  const side = beyond(end);
  const crossing: Point = [result, height(TARGET)];
  const passed = [
    ...upright(result, height(TARGET), height(RESULT)),
    ...level(height(RESULT), side, side),
  ];
  return [
    polygon([...steps, [side, height(RESULT)], [side, ground]], 'contour', 0.25),
    polygon([...passed, [side, height(TARGET)]], 'flag', 0.25),
    levels.map(({ x, reading }) => hairline(level(height(reading), 0, x), 'ink-2')),
    Array.from({ length: TICKS }, (_, n) =>
      hairline(
        level(height(n + 1), 0, n % 5 === 4 ? tick * 1.6 : tick),
        'ink',
        ' stroke-width="3"',
      ),
    ),
    hairline(upright(2.5, height(TICKS) - 1.5, ground), 'ink', ' stroke-width="5"'),
    dashedLine(level(height(TARGET), 0, side), 'ink'),
    indexLine(steps, 'ink', 7),
    indexLine(passed, 'flag', 9),
    dot(crossing, { colour: 'flag', radius: 10 }),
    indexLine(level(ground, 0, side), 'ink', 7),
    datum([tick * 2.6, ground - 3]),
  ];
}

/** The datum is the figure at the start. Each check is read on one scale that stands on it, and so is the result, which passes the target. */
export const plate: Plate = {
  wide: [
    levelling({
      ground: 300,
      end: 800,
      tick: 18,
      checks: [
        { x: 220, reading: 4 },
        { x: 410, reading: 7 },
      ],
      result: 600,
    }),
    label('target', [44, 110], { side: 'above', width: 330, strong: 'ink' }),
    label('check', [236, 216], { side: 'above', width: 150, strong: 'ink' }),
    label('check', [426, 162], { side: 'above', width: 150, strong: 'ink' }),
    label('datum', [0, 314], { side: 'below', width: 400, strong: 'ink' }),
    label('result', [800, 34], { side: 'above', align: 'end', width: 180, strong: 'flag-text' }),
  ],
  narrow: [
    levelling({
      ground: 175,
      end: 280,
      tick: 10.5,
      checks: [{ x: 104, reading: 5 }],
      result: 190,
    }),
    label('target', [28, 63], { side: 'above', width: 150, strong: 'ink' }),
    label('check', [114, 114], { side: 'above', width: 70, strong: 'ink' }),
    label('datum', [0, 185], { side: 'below', width: 280, strong: 'ink' }),
    label('result', [280, 20], { side: 'above', align: 'end', width: 110, strong: 'flag-text' }),
  ],
};
