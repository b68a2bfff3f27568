import { dashedLine, hairline, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { axis, band, bracket, datum, dot, label, ring } from '#plugins/plates/signs.ts';

interface Scale {
  /** The height of a gearbox that stands still: the middle of its vibration. */
  readonly still: number;
  /** How far the usual range and the limit are from there, in px. */
  readonly usual: number;
  readonly limit: number;
  readonly left: number;
  readonly right: number;
  /** From one peak to the next, in px. */
  readonly wave: number;
}

/** Shares of the time: the part begins to wear, the repair, and the stop that it prevents. */
const wear = 0.16;
const repair = { from: 0.56, to: 0.65 };
const stop = 0.81;

/** The vibration of a gearbox: a worn part makes it grow, weeks before it would reach the limit, until a planned repair. */
function vibration({ still, usual, limit, left, right, wave }: Scale): Drawn {
  const at = (share: number) => left + share * (right - left);
  /** The height of the peaks of a part that wears until the gearbox stops. */
  const worn = (share: number) => {
    const age = Math.max(0, (share - wear) / (stop - wear));
    return usual * 0.7 + (limit - usual * 0.7) * age ** 2.2;
  };
  const peaks = (from: number, to: number, height: (share: number) => number): Point[] => {
    const count = Math.round((at(to) - at(from)) / wave);
    return Array.from({ length: count + 1 }, (_, i) => {
      const share = from + (i / count) * (to - from);
      // Two peaks are never equally high.
      const reach = height(share) * (0.7 + 0.3 * Math.sin(i * 2.4));
      return [at(share), still + (i % 2 === 0 ? -reach : reach)];
    });
  };
  const readings = peaks(0, repair.from, worn);
  const outside = readings.filter(([, y]) => y < still - 1.1 * usual);
  const highest = outside.toSorted(([, one], [, other]) => one - other).slice(0, 1);
  const withoutRepair = Array.from({ length: 12 }, (_, i): Point => {
    const share = repair.from + ((i + 1) / 12) * (stop - repair.from);
    return [at(share), still - worn(share)];
  });
  const reading = ' stroke-width="1.5"';
  return [
    hairline(level(still - limit, left, right), 'ink-2'),
    band(level(still - usual, left, right), level(still + usual, left, right), 'water', 0.3),
    dashedLine([...highest, ...withoutRepair]),
    dot([at(stop), still - limit]),
    hairline(
      [...readings.slice(0, -1), ...level(still, at(repair.from), at(repair.to))],
      'ink',
      reading,
    ),
    hairline(
      peaks(repair.to, 1, () => usual * 0.6),
      'veg',
      reading,
    ),
    outside
      .slice(0, 1)
      .map(([x, y]) => [
        hairline(upright(x, still - usual - 44, y - 6), 'flag'),
        ring([x, y], { colour: 'flag', radius: 6 }),
      ]),
    bracket([at(repair.from), still + usual + 16], [at(repair.to), still + usual + 16], -8, 'veg'),
    datum([at(0.03), still - usual]),
  ];
}

/** Readings of a gearbox through the weeks: they leave their usual range long before the limit, so a repair can be planned. */
export const plate: Plate = {
  wide: [
    vibration({ still: 226, usual: 32, limit: 178, left: 112, right: 800, wave: 5 }),
    axis(358, 112, 800, 13),
    label('limit', [0, 48], { width: 104 }),
    label('vibration', [0, 226], { width: 104, strong: 'ink' }),
    label('weeks', [0, 358], { width: 104 }),
    label('usual', [150, 184], { width: 130 }),
    label('seen', [373, 142], { align: 'middle', side: 'above', width: 230, strong: 'flag-text' }),
    label('stop', [800, 36], { align: 'end', side: 'above', width: 230 }),
    label('repair', [510, 288], { side: 'below', width: 260, strong: 'veg' }),
  ],
  narrow: [
    vibration({ still: 206, usual: 22, limit: 150, left: 0, right: 280, wave: 4 }),
    axis(320, 0, 280, 8),
    label('limit', [0, 46], { side: 'above', width: 100 }),
    label('vibration', [0, 240], { side: 'below', width: 130, strong: 'ink' }),
    label('weeks', [0, 334], { side: 'below', width: 130 }),
    label('usual', [20, 180], { side: 'above', width: 60 }),
    label('seen', [104, 134], { align: 'middle', side: 'above', width: 100, strong: 'flag-text' }),
    label('stop', [280, 46], { align: 'end', side: 'above', width: 140 }),
    label('repair', [162, 253], { side: 'below', width: 118, strong: 'veg' }),
  ],
};
