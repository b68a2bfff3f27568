import { polygon } from '#build/plates/areas.ts';
import { hairline, indexLine } from '#build/plates/lines.ts';
import type { Drawn, Point } from '#build/plates/mark.ts';
import type { Plate } from '#build/plates/plate.ts';
import { bracket, datum, dot, label, ring } from '#build/plates/signs.ts';
import { level, rectangle, upright } from '#build/plates/straight.ts';
import type messages from '#catalog/en/services/technology-consulting.json';

/** A levelling staff, as surveyors use it: two rows of blocks in turn, all of one height. */
function staff(x: number, top: number, bottom: number, block: number): Drawn<never> {
  const blocks = Math.round((bottom - top) / block);
  return [
    Array.from({ length: blocks }, (_, i) => {
      const [side, y] = [i % 2 === 0 ? x - 6 : x, top + i * block];
      return polygon(rectangle([side, y], [side + 6, y + block]), 'contour', 0.55);
    }),
    hairline(upright(x - 6, top, bottom)),
    hairline(upright(x + 6, top, bottom)),
  ];
}

/** An offer's heights at its start, on each staff, and at its end. */
const through = (xs: readonly number[], ys: readonly number[]): Point[] =>
  ys.map((y, i) => [xs[i] ?? 0, y]);

/** The offers' heights on the staffs; the best one's last reading is the finding. */
function readings(
  staffs: readonly number[],
  other: readonly Point[],
  best: readonly Point[],
  advice: readonly Point[],
): Drawn<never> {
  const onStaffs = (line: readonly Point[]) => line.slice(1, staffs.length + 1);
  return [
    onStaffs(other).map((place) => dot(place, { colour: 'ink-2', radius: 3 })),
    onStaffs(best).map((place) => dot(place, { colour: 'water' })),
    onStaffs(advice).map((place) => dot(place)),
  ];
}

const wideStaffs = [150, 270, 390, 510, 630];
const wideStops = [0, ...wideStaffs, 790];
const wideBest = through(wideStops, [150, 112, 96, 122, 282]);
const wideAdvice = through(wideStops, [158, 148, 166, 138, 128, 112, 104]);
const wideOther = through(wideStops, [166, 196, 184, 214, 190, 206, 200]);

const narrowStaffs = [64, 136, 208];
const narrowStops = [0, ...narrowStaffs, 270];
const narrowBest = through(narrowStops, [132, 92, 254]);
const narrowAdvice = through(narrowStops, [139, 130, 144, 112, 102]);
const narrowOther = through(narrowStops, [146, 176, 166, 188, 180]);

/**
 * Offers that look equal are read on the same staffs. One of them is the best until it falls below the limit: that
 * finding decides.
 */
export const technologyConsulting: Plate<typeof messages> = {
  wide: [
    wideStaffs.map((x) => staff(x, 36, 335, 13)),
    hairline(level(240, 0, 800), { colour: 'ink-2' }),
    datum([12, 240]),
    hairline(wideOther, { course: 'smooth', colour: 'ink-2' }),
    indexLine(wideBest, { course: 'smooth', colour: 'water' }),
    indexLine(wideAdvice, { course: 'smooth' }),
    readings(wideStaffs, wideOther, wideBest, wideAdvice),
    dot([790, 104], { radius: 6 }),
    ring([510, 282], { colour: 'flag', radius: 9 }),
    dot([510, 282], { colour: 'flag' }),
    bracket([144, 352], [636, 352], -8),
    label('offers', [0, 104], { side: 'above', width: 120, strong: true }),
    label('limit', [0, 254], { side: 'below', width: 120 }),
    label('tests', [390, 364], { side: 'below', align: 'middle', width: 380 }),
    label('finding', [532, 284], { width: 84, colour: 'flag-text', strong: true }),
    label('advice', [800, 84], { align: 'end', side: 'above', width: 120, strong: true }),
  ],
  narrow: [
    narrowStaffs.map((x) => staff(x, 40, 304, 12)),
    hairline(level(216, 0, 280), { colour: 'ink-2' }),
    datum([10, 216]),
    hairline(narrowOther, {
      course: 'smooth',
      colour: 'ink-2',
    }),
    indexLine(narrowBest, { course: 'smooth', colour: 'water' }),
    indexLine(narrowAdvice, { course: 'smooth' }),
    readings(narrowStaffs, narrowOther, narrowBest, narrowAdvice),
    dot([270, 102], { radius: 5 }),
    ring([136, 254], { colour: 'flag', radius: 8 }),
    dot([136, 254], { colour: 'flag', radius: 3.5 }),
    bracket([58, 320], [214, 320], -7),
    label('offers', [0, 84], { side: 'above', width: 52, strong: true }),
    label('limit', [0, 228], { side: 'below', width: 54 }),
    label('tests', [136, 330], { side: 'below', align: 'middle', width: 200 }),
    label('finding', [222, 254], { width: 58, colour: 'flag-text', strong: true }),
    label('advice', [280, 88], { align: 'end', side: 'above', width: 64, strong: true }),
  ],
};
