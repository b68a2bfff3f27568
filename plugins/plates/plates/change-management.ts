import { indexLine, level } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** A dot is a tenth of the notes. Of those beyond the goal, only the last week's is drawn, filled by the rest of the page's figure. */
const GOAL = 9;
const REACHED = 9.4;

/** The highest count before the dip. */
const PEAK = 7;

/** The places of a composition's dots. */
interface Grid {
  readonly place: (week: number, tenth: number) => Point;
  readonly radius: number;
}

const counts = [0, 0, 0, 2, 4, 6, 7, 5, 4, 5, 7, 8, 9, REACHED];
const wide: Grid = {
  place: (week, tenth) => [12.5 + week * 59.61, 297 - tenth * 29.3],
  radius: 12.5,
};
const narrow: Grid = {
  place: (week, tenth) => [6.2 + week * 20.58, 144.6 - tenth * 14.1],
  radius: 6.2,
};

/** The tenths in each of the first weeks. After the week of the peak, those written the old way again have the flag. */
const notes = ({ place, radius }: Grid, shown: number): Drawn =>
  counts.slice(0, shown).map((count, week) =>
    Array.from({ length: Math.max(GOAL, Math.ceil(count)) }, (_, tenth) => {
      const at = place(week, tenth);
      if (tenth + 1 <= count) return dot(at, { colour: 'veg', radius });
      if (tenth < count) return filled(place(week, tenth + 0.2), radius, count - tenth);
      const wentBack = week > counts.indexOf(PEAK) && tenth < PEAK;
      return wentBack
        ? ring(at, { colour: 'flag', radius: radius - 1 })
        : dot(at, { colour: 'ink-2', radius: radius / 3 });
    }),
  );

/** A ring that is filled up to a share of its height. */
function filled([x, y]: Point, radius: number, share: number): Drawn {
  const half = Math.acos(1 - 2 * share);
  const arc = Array.from({ length: 17 }, (_, i): Point => {
    const angle = half * (i / 8 - 1);
    return [x + radius * Math.sin(angle), y + radius * Math.cos(angle)];
  });
  return [ring([x, y], { colour: 'veg', radius: radius - 1.25 }), polygon(arc, 'veg')];
}

/** The counts of the first weeks. */
function counted(weeks: number): Compositions {
  const isDipSeen = weeks > counts.indexOf(PEAK) + 1;
  const isReached = weeks === counts.length;
  const drawn = (grid: Grid, width: number): Drawn => [
    notes(grid, weeks),
    indexLine(level(grid.place(0, GOAL - 0.4)[1], 0, width)),
  ];
  return {
    wide: [
      drawn(wide, 800),
      label('goal', [0, 33], { side: 'above', width: 300, strong: 'ink' }),
      isReached
        ? label('new', [765, 33], { side: 'above', align: 'end', width: 400, strong: 'veg' })
        : [],
      label('baseline', [0, 321], { side: 'below', width: 120 }),
      label('launch', [191, 319], { side: 'below', align: 'middle', width: 130, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([418, 314], [561, 314], -6, 'flag'),
            label('dip', [490, 319], {
              side: 'below',
              align: 'middle',
              width: 450,
              strong: 'flag-text',
            }),
          ]
        : [],
      label('weeks', [800, 321], { side: 'below', align: 'end', width: 140 }),
    ],
    narrow: [
      drawn(narrow, 280),
      label('goal', [0, 19], { side: 'above', width: 130, strong: 'ink' }),
      isReached
        ? label('new', [260, 19], { side: 'above', align: 'end', width: 124, strong: 'veg' })
        : [],
      label('baseline', [0, 158], { side: 'below', width: 58 }),
      label('launch', [60, 158], { side: 'below', width: 66, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([144, 155], [198, 155], -5, 'flag'),
            label('dip', [130, 158], { side: 'below', width: 150, strong: 'flag-text' }),
          ]
        : [],
    ],
  };
}

/**
 * Adoption counted week by week: filled dots work the new way. After launch some go back, which is the dip and has
 * the flag, and the coaches stay until the count passes the line.
 */
export const plate: Plate = {
  ...counted(counts.length),
  views: { launch: counted(4), peak: counted(7), dip: counted(10) },
};
