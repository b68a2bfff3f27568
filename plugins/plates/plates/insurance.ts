import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, dot, label, ring } from '#plugins/plates/signs.ts';

/** A claim's way from its report to its payment. */
function claim(way: readonly Point[], colour: 'ink' | 'water'): Drawn {
  return [
    indexLine(way, colour, 10),
    way.slice(0, 1).map((start) => dot(start, { colour, radius: 10 })),
    way.slice(-1).map((end) => dot(end, { colour: 'veg', radius: 10 })),
  ];
}

/** How many claims are simple, and how many an adjuster decides. */
const simple = [0, 1, 2, 3, 4];
const hard = [0, 1, 2];

/**
 * Claims on their way in time, all with a first response within the hours: the simple ones run straight to payment and end within
 * hours, the hard ones pass an adjuster, at the rings, and end days later. On phones, time runs down.
 */
export const plate: Plate = {
  wide: [
    hairline(upright(444, 24, 268), 'line'),
    simple.map((n) => claim(level(40 + n * 24, 10, 420), 'water')),
    hard.map((n) => [
      claim(level(200 + n * 25, 10, 790), 'ink'),
      ring([588, 200 + n * 25], { radius: 11 }),
    ]),
    indexLine(upright(250, 26, 264), 'flag', 12),
    bracket([0, 290], [430, 290], -8),
    bracket([458, 290], [800, 290], -8),
    label('simple', [0, 18], { side: 'above', width: 146, strong: 'water' }),
    label('response', [250, 18], {
      side: 'above',
      align: 'middle',
      width: 200,
      strong: 'flag-text',
    }),
    label('paid', [430, 18], { side: 'above', align: 'end', width: 80, strong: 'veg' }),
    label('hard', [0, 180], { side: 'above', width: 230, strong: 'ink' }),
    label('adjuster', [588, 180], { side: 'above', align: 'middle', width: 320, strong: 'ink' }),
    label('paid', [800, 180], { side: 'above', align: 'end', width: 90, strong: 'veg' }),
    label('hours', [215, 298], { side: 'below', align: 'middle', width: 200, colour: 'ink' }),
    label('days', [629, 298], { side: 'below', align: 'middle', width: 200, colour: 'ink' }),
  ],
  narrow: [
    hairline(level(172, 104, 280), 'line'),
    simple.map((n) => claim(upright(10 + n * 20, 34, 148), 'water')),
    hard.map((n) => [
      claim(upright(142 + n * 24, 34, 324), 'ink'),
      ring([142 + n * 24, 244], { radius: 9 }),
    ]),
    indexLine(level(82, 0, 204), 'flag', 10),
    label('simple', [0, 16], { side: 'above', width: 124, strong: 'water' }),
    label('hard', [132, 16], { side: 'above', width: 148, strong: 'ink' }),
    label('response', [209, 82], { width: 71, strong: 'flag-text' }),
    label('paid', [0, 166], { side: 'below', width: 100, strong: 'veg' }),
    label('adjuster', [120, 244], { align: 'end', width: 118, strong: 'ink' }),
    label('paid', [124, 324], { align: 'end', width: 100, strong: 'veg' }),
    label('hours', [280, 164], { side: 'above', align: 'end', width: 76, colour: 'ink' }),
    label('days', [280, 180], { side: 'below', align: 'end', width: 76, colour: 'ink' }),
  ],
};
