import { band } from '#build/plates/areas.ts';
import { hairline, indexLine } from '#build/plates/lines.ts';
import type { Drawn, Point } from '#build/plates/mark.ts';
import type { Plate } from '#build/plates/plate.ts';
import { axis, datum, dimension, dot, label, ring } from '#build/plates/signs.ts';
import type messages from '#catalog/en/services/artificial-intelligence.json';

/** How much what happened differed from the forecast, as a share of the tolerance. Only one is larger than 1. */
const differences = [
  0.3, -0.45, 0.1, 0.6, -0.2, -0.65, 0.35, -0.1, 0.5, 2.15, 0.2, -0.5, -0.15, 0.4,
];

const records: readonly Point[] = [
  [0, 236],
  [34, 248],
  [68, 226],
  [102, 240],
  [136, 214],
  [170, 222],
];

/** The forecast at a place, and the half width of its band, which opens like a cone from the last record. */
const level = (x: number) => 222 - 0.09 * (x - 170) - 34 * Math.sin((x - 170) / 78);
const tolerance = (x: number) => 46 * Math.min(1, Math.sqrt((x - 170) / 130));

const steps = Array.from({ length: 22 }, (_, i) => 170 + i * 30);
const line = (offset: number) => steps.map((x): Point => [x, level(x) + offset * tolerance(x)]);

const happened = differences.map((difference, i): Point => {
  const x = 210 + i * 42;
  return [x, level(x) - difference * tolerance(x)];
});

const NARROW = 0.42;
const narrow = (points: readonly Point[]) => points.map(([x, y]): Point => [x * NARROW, y]);

/**
 * A forecast against what happened: the line continues the records, its band says how far off it may be, and the dots are
 * what happened. The one dot outside the band has the flag, because a person looks at it.
 */
export const artificialIntelligence: Plate<typeof messages> = {
  wide: [
    axis([0, 350], [800, 350], 21),
    hairline(
      [
        [170, 60],
        [170, 350],
      ],
      { colour: 'line' },
    ),
    band(line(-1), line(1), { course: 'smooth' }),
    hairline(line(-1), { course: 'smooth', colour: 'water' }),
    hairline(line(1), { course: 'smooth', colour: 'water' }),
    indexLine(records, {}),
    indexLine(line(0), { course: 'smooth', colour: 'water' }),
    happened.map((point, i) => (i === 9 ? ring(point, { colour: 'flag', radius: 7 }) : dot(point))),
    datum([170, 222]),
    label('records', [0, 210], { side: 'above', width: 150, strong: true }),
    label('start', [182, 66], { side: 'below', width: 200 }),
    label('forecast', [800, 300], { width: 120, align: 'end', colour: 'water', strong: true }),
    label('person', [600, 60], { width: 200, colour: 'flag-text', strong: true }),
  ],
  narrow: [],
};
