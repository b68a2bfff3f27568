import { hairline, indexLine, level, rectangle } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate } from '#plugins/plates/plate.ts';
import { bracket, label, polygon } from '#plugins/plates/signs.ts';

/** The notes written at the bedside, in tenths, week by week: the last one is the page's figure. */
const counts = [0, 0, 0, 2, 4, 6, 7, 5, 4, 5, 7, 8, 9, 9.4];
const GOAL = 9;

/** The highest count before the dip. */
const PEAK = 7;

/** Where a composition's columns stand, how far one is from the next, how wide one is, and the height of a tenth. */
type Chart = Readonly<Record<'ground' | 'pitch' | 'width' | 'tenth', number>>;

const wide: Chart = { ground: 308, pitch: 58.3, width: 42, tenth: 28.8 };
const narrow: Chart = { ground: 148, pitch: 20.4, width: 14.8, tenth: 13.6 };

/** The columns of the first weeks, each in its place, which is as high as the goal. What went back to the old way after the peak has the flag, as an outline. */
function columns({ ground, pitch, width, tenth }: Chart, weeks: number): Drawn {
  const end = (counts.length - 1) * pitch + width;
  const across = (tenths: number) => level(ground - tenths * tenth, 0, end);
  const column = (week: number, from: number, to: number, inset = 0) =>
    rectangle(
      [week * pitch + inset, ground - to * tenth + inset],
      [week * pitch + width - inset, ground - from * tenth],
    );
  const full = counts.slice(0, weeks).map((count, week) => polygon(column(week, 0, count), 'veg'));
  const wentBack = counts.slice(0, weeks).flatMap((count, week) => {
    const outline = { ...indexLine(column(week, count, PEAK, 1.5), 'flag', 3), end: 'z' };
    return week > counts.indexOf(PEAK) && count < PEAK ? [outline] : [];
  });
  const last = counts.length - 1;
  return [
    counts.map((_, week) => polygon(column(week, 0, GOAL), 'contour', 0.22)),
    full.slice(0, last),
    indexLine(across(GOAL)),
    // Only the last column stands before the line: it passes it.
    full.slice(last),
    Array.from({ length: GOAL }, (_, i) => hairline(across(i), 'paper', ' stroke-width="2"')),
    wentBack,
    hairline(across(0), 'ink-2', ' stroke-width="2"'),
  ];
}

/** The counts of the first weeks. */
function counted(weeks: number): Compositions {
  const isDipSeen = weeks > counts.indexOf(PEAK) + 1;
  const dip = { side: 'below', strong: 'flag-text' } as const;
  return {
    wide: [
      columns(wide, weeks),
      label('goal', [0, 34], { side: 'above', width: 600, strong: 'ink' }),
      label('baseline', [0, 321], { side: 'below', width: 120 }),
      label('launch', [196, 319], { side: 'below', align: 'middle', width: 130, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([408, 315], [567, 315], -5, 'flag'),
            label('dip', [488, 319], { ...dip, align: 'middle', width: 450 }),
          ]
        : [],
      label('weeks', [800, 321], { side: 'below', align: 'end', width: 140 }),
    ],
    narrow: [
      columns(narrow, weeks),
      label('goal', [0, 17], { side: 'above', width: 270, strong: 'ink' }),
      label('baseline', [0, 155], { side: 'below', width: 58 }),
      label('launch', [61, 155], { side: 'below', width: 66, strong: 'ink' }),
      isDipSeen
        ? [
            bracket([143, 153], [199, 153], -5, 'flag'),
            label('dip', [128, 155], { ...dip, width: 152 }),
          ]
        : [],
    ],
  };
}

/**
 * Adoption counted week by week. After launch some go back, which is the dip and has the flag, and the coaches stay until a
 * column passes the line of the goal.
 */
export const plate: Plate = {
  ...counted(counts.length),
  views: { launch: counted(4), peak: counted(7), dip: counted(10) },
};
