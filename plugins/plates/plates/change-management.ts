import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** A dot is a twentieth of the tasks, so that 19 dots are 95%. */
const TASKS = 20;
const GOAL = 19;

/** How many dots work the new way in each week. `PEAK` is the highest count before the dip. */
const weeks = [0, 0, 0, 0, 5, 9, 13, 14, 11, 9, 10, 12, 15, 17, 18, 19, 19];
const shortWeeks = [0, 0, 5, 10, 14, 11, 9, 11, 14, 16, 18, 19];
const PEAK = 14;

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
        : dot(place(week, task), { colour: 'ink-2', radius: radius / 2.3 });
    }),
  );

const wide: Grid = { place: (week, task) => [16 + week * 40, 312 - task * 13.8], radius: 5 };
/** The task outside the goal stands farther off, so that its line has room. */
const narrow: Grid = {
  place: (week, task) => [6 + task * 8.5 + (task < GOAL ? 0 : 7), 42 + week * 27],
  radius: 3.5,
};

/** Where the line of the goal is, between the last task inside it and the first outside. */
const [, GOAL_Y] = wide.place(0, GOAL - 0.5);
const GOAL_X = (narrow.place(0, GOAL - 1)[0] + narrow.place(0, GOAL)[0]) / 2;

/** The counts of the first weeks of each composition. */
function counted(wideWeeks: number, narrowWeeks: number): Compositions {
  const isDipSeen = wideWeeks > weeks.indexOf(PEAK) + 1;
  return {
    wide: [
      hairline(level(340, 0, 800)),
      note(hairline(upright(156, GOAL_Y, 352), 'ink-2')),
      tasks(wide, weeks, wideWeeks),
      indexLine(level(GOAL_Y, 0, 800)),
      // The mark stands where the count reaches the line.
      wideWeeks === weeks.length ? datum([16 + weeks.indexOf(GOAL) * 40, GOAL_Y]) : [],
      label('baseline', [4, 364], { side: 'below', width: 98 }),
      label('launch', [156, 364], { side: 'below', align: 'middle', width: 100, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([324, 352], [468, 352], -8, 'flag'),
            label('dip', [396, 364], {
              side: 'below',
              align: 'middle',
              width: 290,
              strong: 'flag-text',
            }),
            note(ring([688, 236], { colour: 'flag', radius: 4 })),
            label('back', [702, 236], { width: 98 }),
          ]
        : [],
      label('goal', [800, GOAL_Y - 14], {
        side: 'above',
        align: 'end',
        width: 320,
        strong: 'ink',
      }),
      note(dot([688, 274], { colour: 'veg', radius: 5 })),
      label('new', [702, 274], { width: 98 }),
      note(dot([688, 312], { colour: 'ink-2', radius: 2.2 })),
      label('old', [702, 312], { width: 98 }),
    ],
    narrow: [
      hairline(level(82.5, 0, 180)),
      tasks(narrow, shortWeeks, narrowWeeks),
      indexLine(upright(GOAL_X, 28, 352)),
      label('baseline', [188, 42], { width: 92 }),
      label('launch', [188, 82], { width: 92, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([186, 170], [186, 238], -7, 'flag'),
            label('dip', [194, 204], { width: 86, strong: 'flag-text' }),
            ring([194, 268], { colour: 'flag', radius: 2.5 }),
            label('back', [206, 268], { width: 74 }),
          ]
        : [],
      label('goal', [GOAL_X, 16], { side: 'above', align: 'middle', width: 180, strong: 'ink' }),
      dot([194, 302], { colour: 'veg', radius: 3.5 }),
      label('new', [206, 302], { width: 74 }),
      dot([194, 336], { colour: 'ink-2', radius: 1.5 }),
      label('old', [206, 336], { width: 74 }),
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
    launch: counted(5, 3),
    peak: counted(8, 5),
    dip: counted(11, 8),
  },
};
