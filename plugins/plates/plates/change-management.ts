import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** A dot is a tenth of the notes. Those beyond the goal are not drawn. */
const GOAL = 9;

/** The highest count before the dip. */
const PEAK = 7;

/** The weeks of a composition, with the places of their dots. */
interface Grid {
  /** How many tenths of the notes are written the new way in each week. */
  readonly counts: readonly number[];
  readonly place: (week: number, tenth: number) => Point;
  readonly radius: number;
}

const wide: Grid = {
  counts: [0, 0, 0, 2, 4, 6, 7, 5, 4, 5, 7, 8, 9, 9],
  place: (week, tenth) => [12 + week * 49, 261 - tenth * 27],
  radius: 12,
};
const narrow: Grid = {
  counts: [0, 0, 0, 2, 4, 6, 7, 4, 5, 9],
  place: (week, tenth) => [6 + week * 20.4, 134 - tenth * 14.8],
  radius: 6.5,
};

/** The tenths in each of the first weeks. After the week of the peak, those written the old way again have the flag. */
const notes = ({ counts, place, radius }: Grid, shown: number): Drawn =>
  counts.slice(0, shown).map((count, week) =>
    Array.from({ length: GOAL }, (_, tenth) => {
      if (tenth < count) return dot(place(week, tenth), { colour: 'veg', radius });
      const wentBack = week > counts.indexOf(PEAK) && tenth < PEAK;
      return wentBack
        ? ring(place(week, tenth), { colour: 'flag', radius: radius - 1 })
        : dot(place(week, tenth), { colour: 'ink-2', radius: radius / 3 });
    }),
  );

/** The height of the goal's line, above the last tenth inside it. */
const goalY = ({ place }: Grid) => place(0, GOAL - 0.3)[1];

/** The counts of the first weeks of each composition. */
function counted(wideWeeks: number, narrowWeeks: number): Compositions {
  const isDipSeen = wideWeeks > wide.counts.indexOf(PEAK) + 1;
  return {
    wide: [
      hairline(level(286, 0, 661)),
      note(hairline(upright(159, 286, 298), 'ink-2')),
      notes(wide, wideWeeks),
      indexLine(level(goalY(wide), 0, 661)),
      label('baseline', [0, 306], { side: 'below', width: 100 }),
      label('launch', [159, 304], { side: 'below', align: 'middle', width: 120, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([343, 296], [465, 296], -8, 'flag'),
            label('dip', [343, 304], { side: 'below', width: 450, strong: 'flag-text' }),
          ]
        : [],
      label('goal', [674, goalY(wide)], { width: 126, strong: 'ink' }),
      label('new', [674, 80], { side: 'below', width: 126, strong: 'veg' }),
      label('weeks', [674, 276], { width: 126 }),
    ],
    narrow: [
      notes(narrow, narrowWeeks),
      indexLine(level(goalY(narrow), 0, 196)),
      label('baseline', [0, 150], { side: 'below', width: 58 }),
      label('launch', [61, 150], { side: 'below', width: 64, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([142, 147], [176, 147], -5, 'flag'),
            label('dip', [142, 150], { side: 'below', width: 138, strong: 'flag-text' }),
          ]
        : [],
      label('goal', [204, 0], { side: 'below', width: 76, strong: 'ink' }),
      label('new', [204, 54], { side: 'below', width: 76, strong: 'veg' }),
    ],
  };
}

/**
 * Adoption counted week by week: filled dots work the new way. After launch some go back, which is the dip and has
 * the flag, and the coaches stay until the count reaches the line.
 */
export const plate: Plate = {
  ...counted(wide.counts.length, narrow.counts.length),
  views: {
    launch: counted(4, 4),
    peak: counted(7, 7),
    dip: counted(10, 9),
  },
};
