import { curve, distance, hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, bracket, cross, datum, dot, label } from '#plugins/plates/signs.ts';

/** Where a composition has its tests and its pass mark, and the offers' readings: at the start, on each test, at the end. */
interface Layout {
  readonly tests: readonly number[];
  readonly top: number;
  readonly bottom: number;
  readonly limit: number;
  readonly end: number;
  readonly best: readonly Point[];
  readonly other: readonly Point[];
  readonly advice: readonly Point[];
}

/** An offer's heights at its start, on each test, and at its end. */
const through = (xs: readonly number[], ys: readonly number[]): Point[] =>
  ys.map((y, i) => [xs[i] ?? 0, y]);

/** A curve through the points, which runs at each of them parallel to the line between its neighbours (Catmull-Rom). */
function smooth(points: readonly Point[]): Point[] {
  const bent = ([x, y]: Point, from: Point, to: Point): Point => [
    x + (to[0] - from[0]) / 6,
    y + (to[1] - from[1]) / 6,
  ];
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
    const controls = [from, bent(from, before, to), bent(to, after, from), to];
    return curve(controls, Math.ceil(distance(from, to) / 12));
  });
}

/** The offers on the tests: one fails below the limit, one is the advice, and another stays between them. */
function comparison({ tests, top, bottom, limit, end, best, other, advice }: Layout): Drawn {
  const onTests = (line: readonly Point[]) =>
    line.filter(([x], i) => tests.includes(x) && i < line.length - 1);
  const finding = best.at(-1) ?? [0, 0];
  return [
    band(level(limit, 0, end), level(bottom, 0, end), 'flag', 0.15),
    tests.map((x) => hairline(upright(x, top, bottom))),
    hairline(level(limit, 0, end), 'flag', ' stroke-width="2"'),
    datum([12, limit]),
    hairline(smooth(other), 'ink-2', ' stroke-width="2"'),
    indexLine(smooth(best), 'water'),
    indexLine(smooth(advice), 'veg', 7),
    onTests(other).map((place) => dot(place, { colour: 'ink-2' })),
    onTests(best).map((place) => dot(place, { colour: 'water', radius: 6 })),
    onTests(advice).map((place) => dot(place, { colour: 'veg', radius: 7 })),
    other.slice(-1).map((place) => dot(place, { colour: 'ink-2' })),
    advice.slice(-1).map((place) => dot(place, { colour: 'veg', radius: 13 })),
    cross(finding, 15),
  ];
}

const wideTests = [150, 270, 390, 510, 630];
const wideStops = [0, ...wideTests, 786];
const narrowTests = [52, 116, 180];
const narrowStops = [0, ...narrowTests, 268];

/**
 * Offers that look equal take the same tests. One of them is the best until it falls below the limit: that finding
 * decides.
 */
export const plate: Plate = {
  wide: [
    comparison({
      tests: wideTests,
      top: 24,
      bottom: 326,
      limit: 226,
      end: 800,
      // Between the tests, so that the line falls without a bump.
      best: [
        [0, 132],
        [150, 76],
        [270, 48],
        [336, 54],
        [390, 84],
        [452, 170],
        [510, 284],
      ],
      advice: through(wideStops, [142, 120, 146, 128, 112, 84, 66]),
      other: through(wideStops, [152, 186, 172, 200, 178, 192, 184]),
    }),
    bracket([144, 340], [636, 340], -8),
    label('offers', [0, 82], { side: 'above', width: 134, strong: 'ink' }),
    label('limit', [0, 240], { side: 'below', width: 130, colour: 'ink' }),
    label('tests', [390, 350], { side: 'below', align: 'middle', width: 380 }),
    label('finding', [536, 284], { width: 84, strong: 'flag-text' }),
    label('advice', [800, 42], { align: 'end', side: 'above', width: 160, strong: 'veg' }),
  ],
  narrow: [
    comparison({
      tests: narrowTests,
      top: 54,
      bottom: 310,
      limit: 216,
      end: 280,
      best: [
        [0, 132],
        [52, 92],
        [92, 78],
        [116, 84],
        [140, 118],
        [160, 186],
        [180, 264],
      ],
      advice: through(narrowStops, [141, 126, 146, 118, 100]),
      other: through(narrowStops, [150, 180, 164, 188, 178]),
    }),
    bracket([46, 322], [186, 322], -7),
    label('offers', [0, 42], { side: 'above', width: 180, strong: 'ink' }),
    label('limit', [0, 226], { side: 'below', width: 48, colour: 'ink' }),
    label('tests', [46, 332], { side: 'below', width: 230 }),
    label('finding', [204, 264], { width: 76, strong: 'flag-text' }),
    label('advice', [280, 78], { align: 'end', side: 'above', width: 90, strong: 'veg' }),
  ],
};
