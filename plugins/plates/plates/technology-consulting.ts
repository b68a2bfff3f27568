import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, bracket, cross, datum, dot, label } from '#plugins/plates/signs.ts';

/** Where a composition has its tests and its pass mark, and the scores of three offers, a height for each test. */
interface Layout {
  readonly tests: readonly number[];
  readonly top: number;
  readonly bottom: number;
  readonly limit: number;
  readonly end: number;
  readonly failed: readonly number[];
  readonly advice: readonly number[];
  readonly other: readonly number[];
}

/** The offers' scores: one falls below the pass mark and ends there, one is the advice, and another stays between them. */
function comparison({ tests, top, bottom, limit, end, ...scores }: Layout): Drawn {
  const onTests = (ys: readonly number[]) => ys.map((y, i): Point => [tests[i] ?? 0, y]);
  const [failed, advice, other] = [scores.failed, scores.advice, scores.other].map(onTests);
  if (!(failed && advice && other)) return [];
  return [
    band(level(limit, 0, end), level(bottom, 0, end), 'flag', 0.15),
    tests.map((x) => hairline(upright(x, top, bottom))),
    hairline(upright(1, top, bottom), 'ink-2', ' stroke-width="2"'),
    hairline(level(limit, 0, end), 'flag', ' stroke-width="2"'),
    datum([12, limit]),
    hairline(other, 'ink-2', ' stroke-width="2"'),
    indexLine(failed, 'water'),
    indexLine(advice, 'veg', 7),
    other.map((place) => dot(place, { colour: 'ink-2', radius: 5 })),
    failed.slice(0, -1).map((place) => dot(place, { colour: 'water', radius: 7 })),
    advice.map((place) => dot(place, { colour: 'veg', radius: 9 })),
    failed.slice(-1).map((place) => cross(place, 15)),
  ];
}

/** Offers of vendors take the same tests. The one with the best start is out at the test where its score is below the pass mark. */
export const plate: Plate = {
  wide: [
    comparison({
      tests: [92, 204, 316, 428, 540],
      top: 36,
      bottom: 288,
      limit: 204,
      end: 800,
      failed: [92, 60, 76, 56, 252],
      advice: [118, 128, 108, 94, 70],
      other: [152, 172, 146, 170, 142],
    }),
    bracket([84, 302], [548, 302], -8),
    label('score', [0, 22], { side: 'above', width: 240, colour: 'ink' }),
    label('advice', [564, 70], { width: 238, strong: 'veg' }),
    label('other', [564, 142], { width: 238 }),
    label('limit', [800, 196], { side: 'above', align: 'end', width: 238, colour: 'ink' }),
    label('failed', [564, 252], { width: 238, strong: 'flag-text' }),
    label('tests', [316, 310], { side: 'below', align: 'middle', width: 460, colour: 'ink' }),
  ],
  narrow: [
    comparison({
      tests: [40, 102, 164],
      top: 40,
      bottom: 304,
      limit: 212,
      end: 280,
      failed: [92, 64, 262],
      advice: [120, 106, 84],
      other: [152, 172, 148],
    }),
    bracket([34, 316], [170, 316], -7),
    label('score', [0, 26], { side: 'above', width: 200, colour: 'ink' }),
    label('advice', [184, 84], { width: 96, strong: 'veg' }),
    label('other', [184, 148], { width: 96 }),
    label('limit', [280, 204], { side: 'above', align: 'end', width: 96, colour: 'ink' }),
    label('failed', [188, 262], { width: 92, strong: 'flag-text' }),
    label('tests', [34, 324], { side: 'below', width: 230, colour: 'ink' }),
  ],
};
