import { hairline, indexLine, laneChange, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, dot, label } from '#plugins/plates/signs.ts';

/** A claim's way from its report to its payment. */
function claim(way: readonly Point[], colour: 'ink' | 'water'): Drawn {
  return [
    indexLine(way, colour, 7),
    way.slice(0, 1).map((start) => dot(start, { colour, radius: 7 })),
    way.slice(-1).map((end) => dot(end, { colour: 'veg', radius: 8.5 })),
  ];
}

/** How many claims are simple, and how many an adjuster decides. */
const simple = [0, 1, 2, 3, 4];
const others = [0, 1, 2];

/**
 * Claims on their way in time: the simple ones run straight to payment and end within hours, the others turn off to an adjuster
 * and end days later. On phones, time runs down.
 */
export const plate: Plate = {
  wide: [
    hairline(upright(444, 24, 292), 'line'),
    simple.map((n) => claim(level(42 + n * 25, 10, 416), 'water')),
    others.map((n): Drawn => {
      const lane = 220 + n * 27;
      return claim(
        [[10, 167 + n * 25], ...laneChange([50, 167 + n * 25], [270, lane], 'across'), [788, lane]],
        'ink',
      );
    }),
    indexLine(upright(588, 202, 292), 'flag', 12),
    bracket([0, 308], [430, 308], -8),
    bracket([458, 308], [800, 308], -8),
    label('reported', [0, 22], { side: 'above', width: 200 }),
    label('paid', [430, 22], { side: 'above', align: 'end', width: 90, strong: 'veg' }),
    label('simple', [430, 160], { side: 'below', align: 'end', width: 300, strong: 'water' }),
    label('adjuster', [588, 192], {
      side: 'above',
      align: 'middle',
      width: 320,
      strong: 'flag-text',
    }),
    label('paid', [800, 200], { side: 'above', align: 'end', width: 90, strong: 'veg' }),
    label('hours', [215, 316], { side: 'below', align: 'middle', width: 200, colour: 'ink' }),
    label('days', [629, 316], { side: 'below', align: 'middle', width: 200, colour: 'ink' }),
  ],
  narrow: [
    hairline(level(172, 104, 280), 'line'),
    simple.map((n) => claim(upright(10 + n * 19, 34, 148), 'water')),
    others.map((n): Drawn => {
      const [x, lane] = [105 + n * 19, 134 + n * 21];
      return claim([[x, 34], ...laneChange([x, 64], [lane, 140], 'down'), [lane, 324]], 'ink');
    }),
    indexLine(level(244, 118, 192), 'flag', 11),
    bracket([206, 26], [206, 162], -7),
    bracket([206, 182], [206, 334], -7),
    label('reported', [0, 16], { side: 'above', width: 200 }),
    label('paid', [0, 166], { side: 'below', width: 100, strong: 'veg' }),
    label('simple', [0, 186], { side: 'below', width: 112, strong: 'water' }),
    label('adjuster', [108, 250], { align: 'end', width: 108, strong: 'flag-text' }),
    label('paid', [118, 324], { align: 'end', width: 100, strong: 'veg' }),
    label('hours', [216, 94], { width: 64, colour: 'ink' }),
    label('days', [216, 258], { width: 64, colour: 'ink' }),
  ],
};
