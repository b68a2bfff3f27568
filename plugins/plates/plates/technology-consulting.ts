import {
  closed,
  curve,
  distance,
  hairline,
  indexLine,
  level,
  rectangle,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** A levelling staff, as surveyors use it: every second block is filled, and all have one height. */
function staff(x: number, top: number, bottom: number, block: number): Drawn {
  const blocks = Math.ceil((bottom - top) / block / 2);
  return [
    Array.from({ length: blocks }, (_, i) => {
      const y = top + 2 * i * block;
      return polygon(rectangle([x - 6, y], [x + 6, Math.min(bottom, y + block)]), 'contour', 0.3);
    }),
    hairline(closed(rectangle([x - 6, top], [x + 6, bottom]))),
  ];
}

/** An offer's heights at its start, on each staff, and at its end. */
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
    return curve(controls, Math.ceil(distance(from, to) / 10));
  });
}

/** The offers' heights on the staffs; the best one's last reading is the finding. */
function readings(
  staffs: readonly number[],
  other: readonly Point[],
  best: readonly Point[],
  advice: readonly Point[],
): Drawn {
  const onStaffs = (line: readonly Point[]) => line.slice(1, staffs.length + 1);
  return [
    onStaffs(other).map((place) => dot(place, { colour: 'ink-2', radius: 3 })),
    onStaffs(best).map((place) => dot(place, { colour: 'water' })),
    onStaffs(advice).map((place) => dot(place)),
  ];
}

const wideStaffs = [150, 270, 390, 510, 630];
const wideStops = [0, ...wideStaffs, 790];
const wideBest = through(wideStops, [150, 112, 96, 126, 282]);
/** The same line with points between the staffs, so that it falls without a bump. */
const wideFall: Point[] = [...wideBest.slice(0, 3), [335, 102], [390, 126], [450, 186], [510, 282]];
const wideAdvice = through(wideStops, [158, 148, 166, 138, 128, 112, 104]);
const wideOther = through(wideStops, [166, 196, 184, 214, 190, 206, 200]);

const narrowStaffs = [56, 118, 180];
const narrowStops = [0, ...narrowStaffs, 270];
const narrowBest = through(narrowStops, [132, 104, 98, 254]);
const narrowFall: Point[] = [
  ...narrowBest.slice(0, 2),
  [92, 96],
  [118, 98],
  [140, 122],
  [160, 172],
  [180, 254],
];
const narrowAdvice = through(narrowStops, [139, 132, 146, 122, 112]);
const narrowOther = through(narrowStops, [146, 176, 166, 188, 180]);

/**
 * Offers that look equal are read on the same staffs. One of them is the best until it falls below the limit: that
 * finding decides.
 */
export const plate: Plate = {
  wide: [
    wideStaffs.map((x) => staff(x, 36, 335, 13)),
    hairline(level(240, 0, 800), 'ink-2'),
    datum([12, 240]),
    hairline(smooth(wideOther), 'ink-2'),
    indexLine(smooth(wideFall), 'water'),
    indexLine(smooth(wideAdvice)),
    readings(wideStaffs, wideOther, wideBest, wideAdvice),
    dot([790, 200], { colour: 'ink-2', radius: 4 }),
    dot([790, 104], { radius: 6 }),
    ring([510, 282], { colour: 'flag', radius: 9 }),
    dot([510, 282], { colour: 'flag' }),
    bracket([144, 352], [636, 352], -8),
    label('offers', [0, 104], { side: 'above', width: 120, strong: 'ink' }),
    label('limit', [0, 254], { side: 'below', width: 120 }),
    label('tests', [390, 364], { side: 'below', align: 'middle', width: 380 }),
    label('finding', [530, 284], { width: 92, strong: 'flag-text' }),
    label('advice', [800, 84], { align: 'end', side: 'above', width: 120, strong: 'ink' }),
  ],
  narrow: [
    narrowStaffs.map((x) => staff(x, 64, 292, 12)),
    hairline(level(216, 0, 280), 'ink-2'),
    datum([10, 216]),
    hairline(smooth(narrowOther), 'ink-2'),
    indexLine(smooth(narrowFall), 'water'),
    indexLine(smooth(narrowAdvice)),
    readings(narrowStaffs, narrowOther, narrowBest, narrowAdvice),
    dot([270, 180], { colour: 'ink-2', radius: 3.5 }),
    dot([270, 112], { radius: 5 }),
    ring([180, 254], { colour: 'flag', radius: 8 }),
    dot([180, 254], { colour: 'flag', radius: 3.5 }),
    hairline(upright(2, 54, 126), 'ink-2'),
    bracket([50, 306], [186, 306], -7),
    label('offers', [0, 46], { side: 'above', width: 180, strong: 'ink' }),
    label('limit', [0, 228], { side: 'below', width: 46 }),
    label('tests', [50, 318], { side: 'below', width: 230 }),
    label('finding', [196, 254], { width: 84, strong: 'flag-text' }),
    label('advice', [280, 98], { align: 'end', side: 'above', width: 86, strong: 'ink' }),
  ],
};
