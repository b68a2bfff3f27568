import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** A dot is a tenth of the tasks. */
const TASKS = 10;
const GOAL = 9;

/** The highest count before the dip. */
const PEAK = 7;

/** The weeks of a composition, with the places of their dots. */
interface Grid {
  /** How many tasks are done the new way in each week. */
  readonly counts: readonly number[];
  readonly place: (week: number, task: number) => Point;
  readonly radius: number;
}

/** The task outside the goal stands farther off, so that its line has room. */
const beyond = (task: number, room: number) => (task < GOAL ? 0 : room);
const wide: Grid = {
  counts: [0, 0, 0, 2, 4, 6, 7, 5, 4, 5, 7, 8, 9, 9],
  place: (week, task) => [12 + week * 49, 261 - task * 25.5 - beyond(task, 8)],
  radius: 11,
};
const narrow: Grid = {
  counts: [0, 0, 2, 4, 6, 7, 4, 5, 9],
  place: (week, task) => [
    6 + week * 20.5 + (week < 2 ? 0 : 24),
    134 - task * 13.4 - beyond(task, 7),
  ],
  radius: 6,
};

/** The tasks in each of the first weeks. After the week of the peak, those done the old way again have the flag. */
const tasks = ({ counts, place, radius }: Grid, shown: number): Drawn =>
  counts.slice(0, shown).map((count, week) =>
    Array.from({ length: TASKS }, (_, task) => {
      if (task < count) return dot(place(week, task), { colour: 'veg', radius });
      const wentBack = week > counts.indexOf(PEAK) && task < PEAK;
      return wentBack
        ? ring(place(week, task), { colour: 'flag', radius: radius - 1 })
        : dot(place(week, task), { colour: 'ink-2', radius: radius / 3 });
    }),
  );

/** The height of the goal's line, between the last task inside it and the first outside. */
const goalY = ({ place }: Grid) => (place(0, GOAL - 1)[1] + place(0, GOAL)[1]) / 2;

/** The counts of the first weeks of each composition. */
function counted(wideWeeks: number, narrowWeeks: number): Compositions {
  const isDipSeen = wideWeeks > wide.counts.indexOf(PEAK) + 1;
  return {
    wide: [
      hairline(level(286, 0, 661)),
      note(hairline(upright(159, 286, 298), 'ink-2')),
      datum([12, 285]),
      tasks(wide, wideWeeks),
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
      tasks(narrow, narrowWeeks),
      indexLine(level(goalY(narrow), 0, 200)),
      label('baseline', [0, 150], { side: 'below', width: 58 }),
      label('launch', [65, 150], { side: 'below', width: 64, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([147, 147], [180, 147], -5, 'flag'),
            label('dip', [147, 150], { side: 'below', width: 133, strong: 'flag-text' }),
          ]
        : [],
      label('goal', [210, 0], { side: 'below', width: 70, strong: 'ink' }),
      label('new', [210, 50], { side: 'below', width: 70, strong: 'veg' }),
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
    launch: counted(4, 3),
    peak: counted(7, 6),
    dip: counted(10, 8),
  },
};
