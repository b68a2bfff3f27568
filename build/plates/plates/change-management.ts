import { hairline, indexLine } from '#build/plates/lines.ts';
import type { Drawn, Point } from '#build/plates/mark.ts';
import type { Plate } from '#build/plates/plate.ts';
import { bracket, datum, dot, label, ring } from '#build/plates/signs.ts';
import { level, upright } from '#build/plates/straight.ts';
import type messages from '#catalog/en/services/change-management.json';

/** A dot is a twentieth of the tasks, so that 19 dots are 95%. */
const TASKS = 20;
const GOAL = 19;

/** How many dots work the new way in each week, and the place of the most in the weeks of the dip. */
const weeks = [0, 0, 0, 0, 5, 9, 13, 14, 11, 9, 10, 12, 15, 17, 18, 19, 19];
const shortWeeks = [0, 0, 5, 10, 14, 11, 9, 11, 14, 16, 18, 19];
const PEAK = 14;

/** A dot's place, and the size of the dots. */
interface Grid {
  readonly place: (week: number, task: number) => Point;
  readonly radius: number;
}

/** The tasks in each week. In the weeks after the peak, those done the old way again have the flag. */
const tasks = ({ place, radius }: Grid, counts: readonly number[]): Drawn<never> =>
  counts.map((count, week) =>
    Array.from({ length: TASKS }, (_, task) => {
      if (task < count) return dot(place(week, task), { colour: 'veg', radius });
      const wentBack = week > counts.indexOf(PEAK) && task < PEAK;
      return wentBack
        ? ring(place(week, task), { colour: 'flag', radius: radius - 1 })
        : dot(place(week, task), { colour: 'contour', radius: radius / 3 });
    }),
  );

const wide: Grid = { place: (week, task) => [16 + week * 37, 326 - task * 14.5], radius: 5 };
const narrow: Grid = { place: (week, task) => [6 + task * 9, 42 + week * 27], radius: 3.5 };

/** Where the line of the goal is, between the last task inside it and the first outside. */
const [, GOAL_Y] = wide.place(0, GOAL - 0.5);
const [GOAL_X] = narrow.place(0, GOAL - 0.5);

/**
 * Adoption counted week by week: filled dots work the new way. After launch some go back, which is the dip and has
 * the flag, and the coaches stay until the count reaches the line.
 */
export const changeManagement: Plate<typeof messages> = {
  wide: [
    hairline(level(340, 0, 800)),
    hairline(upright(145, GOAL_Y, 352), { colour: 'ink-2' }),
    tasks(wide, weeks),
    datum([16, 340]),
    indexLine(level(GOAL_Y, 0, 800)),
    bracket([300, 352], [435, 352], -8, 'flag'),
    label('baseline', [4, 364], { side: 'below', width: 92 }),
    label('launch', [145, 364], { side: 'below', align: 'middle', width: 100, strong: true }),
    label('dip', [367, 364], {
      side: 'below',
      align: 'middle',
      width: 290,
      colour: 'flag-text',
      strong: true,
    }),
    label('adoption', [800, GOAL_Y - 14], {
      side: 'above',
      align: 'end',
      width: 220,
      strong: true,
    }),
    dot([672, 188], { colour: 'veg', radius: 5 }),
    label('new', [688, 188], { width: 112 }),
    dot([672, 224], { colour: 'contour', radius: 1.7 }),
    label('old', [688, 224], { width: 112 }),
  ],
  narrow: [
    hairline(level(82.5, 0, 188)),
    tasks(narrow, shortWeeks),
    indexLine(upright(GOAL_X, 28, 352)),
    bracket([194, 170], [194, 238], -7, 'flag'),
    label('launch', [196, 82], { width: 84, strong: true }),
    label('dip', [204, 204], { width: 76, colour: 'flag-text', strong: true }),
    label('adoption', [GOAL_X, 16], { side: 'above', align: 'middle', width: 180, strong: true }),
  ],
};
