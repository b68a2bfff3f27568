import { beyond, hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { axis, band, dot, label, note, polygon, ring } from '#plugins/plates/signs.ts';

interface Scale {
  /** The height of a gearbox that stands still: the middle of its vibration. */
  readonly still: number;
  /** How far the usual range and the limit are from there, in px. */
  readonly usual: number;
  readonly limit: number;
  readonly right: number;
  /** Where the words on the worn part are, the foot of the bracket, and from one peak to the next. */
  readonly seen: number;
  readonly foot: number;
  readonly wave: number;
}

/** Shares of the time: the part begins to wear, the repair, and the stop that it prevents. */
const wear = 0.14;
const repair = { from: 0.56, to: 0.64 };
const stop = 0.84;
/** Half the cross at the stop, and where the line of the limit starts, in px. */
const cross = 9;
const limitFrom = 168;

/** The wind turbine of the gearbox: it stands where its readings begin, as high as the sheet above them. */
function turbine(foot: number): Drawn {
  const blade = 0.38 * foot;
  const hub: Point = [blade * Math.sin(Math.PI / 3), blade];
  const blades = [0, 1, 2].map((i) => {
    const angle = (i * 2 * Math.PI) / 3;
    const [sin, cos] = [blade * Math.sin(angle), blade * Math.cos(angle)];
    const at = (along: number, aside: number): Point => [
      hub[0] + along * sin + aside * cos,
      hub[1] - along * cos + aside * sin,
    ];
    return polygon([at(0, -0.08), at(0.3, -0.16), at(1, 0), at(0, 0.08)], 'ink');
  });
  return [
    indexLine(upright(hub[0], hub[1], foot), 'ink', 0.15 * blade),
    blades,
    dot(hub, { radius: 0.14 * blade }),
  ];
}

/** The vibration of a gearbox: a worn part makes it grow, weeks before it would reach the limit, until a planned repair. */
function vibration({ still, usual, limit, right, seen, foot, wave }: Scale): Drawn {
  /** The height of the peaks of a part that wears until the gearbox stops. */
  const worn = (share: number) => {
    const age = Math.max(0, (share - wear) / (stop - wear));
    return usual * 0.7 + (limit - usual * 0.7) * age ** 1.15;
  };
  const peaks = (from: number, to: number, height: (share: number) => number): Point[] => {
    const count = Math.round(((to - from) * right) / wave);
    return Array.from({ length: count + 1 }, (_, i) => {
      const share = from + (i / count) * (to - from);
      // Two peaks are never equally high, and the highest reach the height.
      const reach = height(share) * (0.88 + 0.12 * Math.sin(i * 2.4));
      return [share * right, still + (i % 2 === 0 ? -reach : reach)];
    });
  };
  const readings = peaks(0, repair.from, worn).slice(0, -1);
  const outside = readings.filter(([, y]) => y < still - 1.1 * usual).slice(0, 1);
  /** From the first peak outside along the others, and on to the stop. */
  const trends = outside.map(([x]) =>
    Array.from({ length: 25 }, (_, i): Point => {
      const share = x / right + (i / 24) * (stop - x / right);
      return [share * right, still - worn(share)];
    }),
  );
  const top = still + usual + 6;
  const [repairStart, repairEnd] = [repair.from * right, repair.to * right];
  const reading = ' stroke-width="4"';
  return [
    hairline(
      level(still - limit, limitFrom, beyond(right)),
      'ink-2',
      ' stroke-width="2" stroke-dasharray="2 8"',
    ),
    turbine(still - usual),
    band(
      level(still - usual, 0, beyond(right)),
      level(still + usual, 0, beyond(right)),
      'water',
      0.26,
    ),
    trends.map((trend) => hairline(trend, 'ink-2', ' stroke-width="4" stroke-dasharray="12 8"')),
    [-cross, cross].map((half) =>
      indexLine(
        [
          [stop * right - half, still - limit - cross],
          [stop * right + half, still - limit + cross],
        ],
        'ink',
        6,
      ),
    ),
    hairline([...readings, ...level(still, repairStart, repairEnd)], 'ink', reading),
    hairline(
      peaks(repair.to, beyond(1), () => usual * 0.6),
      'veg',
      reading,
    ),
    outside.map(([x, y]) => [
      hairline(upright(x, seen, y - 12), 'flag', ' stroke-width="4"'),
      ring([x, y], { colour: 'flag', radius: 12 }),
      dot([x, y], { colour: 'flag', radius: 6 }),
    ]),
    note(
      hairline(
        [[repairStart, top], ...level(foot, repairStart, repairEnd), [repairEnd, top]],
        'veg',
        ' stroke-width="3"',
      ),
    ),
  ];
}

/** Readings of a gearbox through the weeks: they leave their usual range long before the limit, so a repair can be planned. */
export const plate: Plate = {
  wide: [
    vibration({ still: 182, usual: 46, limit: 142, right: 800, seen: 84, foot: 288, wave: 10 }),
    axis(325, 0, beyond(800), 31),
    label('usual', [0, 238], { side: 'below', width: 230, strong: 'water' }),
    label('weeks', [0, 312], { side: 'above', width: 180 }),
    label('seen', [239, 78], { align: 'middle', side: 'above', width: 250, strong: 'flag-text' }),
    label('stop', [672, 18], { align: 'middle', side: 'above', width: 260, strong: 'ink' }),
    label('repair', [480, 296], { align: 'middle', side: 'below', width: 300, strong: 'veg' }),
  ],
  narrow: [
    vibration({ still: 106, usual: 25, limit: 80, right: 280, seen: 52, foot: 160, wave: 13 }),
    axis(187, 0, beyond(280), 19),
    label('usual', [0, 137], { side: 'below', width: 104, strong: 'water' }),
    label('weeks', [0, 181], { side: 'above', width: 100 }),
    label('seen', [108, 47], { align: 'middle', side: 'above', width: 110, strong: 'flag-text' }),
    label('stop', [280, 13], { align: 'end', side: 'above', width: 218, strong: 'ink' }),
    label('repair', [168, 166], { align: 'middle', side: 'below', width: 150, strong: 'veg' }),
  ],
};
