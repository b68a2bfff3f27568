import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** A dot is a tenth of the tasks. */
const TASKS = 10;
const GOAL = 9;

/** How many dots work the new way in each week. `PEAK` is the highest count before the dip. */
const weeks = [0, 0, 0, 2, 4, 6, 7, 5, 4, 5, 7, 8, 9, 9];
const shortWeeks = [0, 0, 2, 5, 7, 5, 4, 5, 7, 8, 9];
const PEAK = 7;

/** A dot's place, and the size of the dots. */
interface Grid {
  readonly place: (week: number, task: number) => Point;
  readonly radius: number;
}

/** The tasks in each of the first weeks. After the week of the peak, those done the old way again have the flag. */
const tasks = ({ place, radius }: Grid, counts: readonly number[], shown: number): Drawn =>
  counts.slice(0, shown).map((count, week) =>
    Array.from({ length: TASKS }, (_, task) => {
      if (task < count) return dot(place(week, task), { colour: 'veg', radius });
      const wentBack = week > counts.indexOf(PEAK) && task < PEAK;
      return wentBack
        ? ring(place(week, task), { colour: 'flag', radius: radius - 1 })
        : dot(place(week, task), { colour: 'ink-2', radius: radius / 3.5 });
    }),
  );

/** The task outside the goal stands farther off, so that its line has room. */
const beyond = (task: number, room: number) => (task < GOAL ? 0 : room);
const wide: Grid = {
  place: (week, task) => [12 + week * 50, 261 - task * 23 - beyond(task, 8)],
  radius: 10,
};
const narrow: Grid = {
  place: (week, task) => [8 + task * 16.5 + beyond(task, 8), 44 + week * 25],
  radius: 7,
};

/** Where the line of the goal is, between the last task inside it and the first outside. */
const GOAL_Y = (wide.place(0, GOAL - 1)[1] + wide.place(0, GOAL)[1]) / 2;
const GOAL_X = (narrow.place(0, GOAL - 1)[0] + narrow.place(0, GOAL)[0]) / 2;

/** The counts of the first weeks of each composition. */
function counted(wideWeeks: number, narrowWeeks: number): Compositions {
  const isDipSeen = wideWeeks > weeks.indexOf(PEAK) + 1;
  return {
    wide: [
      hairline(level(284, 0, 676)),
      note(hairline(upright(162, 284, 296), 'ink-2')),
      datum([12, 283]),
      tasks(wide, weeks, wideWeeks),
      indexLine(level(GOAL_Y, 0, 676)),
      label('baseline', [0, 304], { side: 'below', width: 110 }),
      label('launch', [162, 302], { side: 'below', align: 'middle', width: 120, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([350, 294], [474, 294], -8, 'flag'),
            label('dip', [350, 302], { side: 'below', width: 450, strong: 'flag-text' }),
          ]
        : [],
      note(dot([10, 12], { colour: 'veg', radius: wide.radius })),
      label('goal', [690, GOAL_Y], { width: 110, strong: 'ink' }),
      label('new', [30, 12], { width: 620, strong: 'veg' }),
      label('weeks', [690, 274], { width: 110 }),
    ],
    narrow: [
      hairline(level(81.5, 0, 176)),
      tasks(narrow, shortWeeks, narrowWeeks),
      indexLine(upright(GOAL_X, 30, 308)),
      label('baseline', [188, 44], { width: 92 }),
      label('launch', [188, 82], { width: 92, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([186, 161], [186, 227], -7, 'flag'),
            label('dip', [194, 194], { width: 86, strong: 'flag-text' }),
          ]
        : [],
      label('weeks', [188, 294], { width: 92 }),
      label('goal', [GOAL_X, 18], { side: 'above', align: 'middle', width: 220, strong: 'ink' }),
      note(dot([8, 340], { colour: 'veg', radius: narrow.radius })),
      label('new', [24, 340], { width: 256, strong: 'veg' }),
    ],
  };
}

/**
 * Adoption counted week by week: filled dots work the new way. After launch some go back, which is the dip and has
 * the flag, and the coaches stay until the count reaches the line.
 */
export const plate: Plate = {
  ...counted(weeks.length, shortWeeks.length),
  views: {
    launch: counted(4, 3),
    peak: counted(7, 5),
    dip: counted(10, 8),
  },
};
