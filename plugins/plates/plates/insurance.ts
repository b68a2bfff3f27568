import { hairline, indexLine, laneChange, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, dot, label, ring } from '#plugins/plates/signs.ts';

/** A claim's way from its report to its payment. */
function claim(way: readonly Point[], colour: 'ink' | 'water'): Drawn {
  return [
    indexLine(way, colour, 8),
    way.slice(0, 1).map((start) => dot(start, { colour, radius: 8 })),
    way.slice(-1).map((end) => dot(end, { colour: 'veg', radius: 9 })),
  ];
}

/** How many claims are simple, and how many an adjuster decides. */
const simple = [0, 1, 2, 3, 4];
const others = [0, 1, 2];

/**
 * Claims on their way in time, all with a first response early within the hours: the simple ones run straight to payment and end
 * within hours, the others turn off to an adjuster, at the rings, and end days later. On phones, time runs down.
 */
export const plate: Plate = {
  wide: [
    hairline(upright(444, 24, 282), 'line'),
    simple.map((n) => claim(level(42 + n * 25, 10, 416), 'water')),
    others.map((n): Drawn => {
      const [start, lane] = [167 + n * 25, 200 + n * 27];
      return [
        claim([[10, start], ...laneChange([60, start], [300, lane], 'across'), [788, lane]], 'ink'),
        ring([588, lane], { radius: 11 }),
      ];
    }),
    indexLine(upright(110, 27, 248), 'flag', 12),
    bracket([0, 302], [430, 302], -8),
    bracket([458, 302], [800, 302], -8),
    label('reported', [0, 18], { side: 'above', width: 200 }),
    label('response', [0, 258], { side: 'below', width: 200, strong: 'flag-text' }),
    label('paid', [430, 18], { side: 'above', align: 'end', width: 90, strong: 'veg' }),
    label('adjuster', [588, 180], { side: 'above', align: 'middle', width: 320, strong: 'ink' }),
    label('paid', [800, 180], { side: 'above', align: 'end', width: 90, strong: 'veg' }),
    label('hours', [215, 310], { side: 'below', align: 'middle', width: 200, colour: 'ink' }),
    label('days', [629, 310], { side: 'below', align: 'middle', width: 200, colour: 'ink' }),
  ],
  narrow: [
    hairline(level(172, 104, 280), 'line'),
    simple.map((n) => claim(upright(10 + n * 19, 34, 148), 'water')),
    others.map((n): Drawn => {
      const [x, lane] = [105 + n * 19, 134 + n * 21];
      return [
        claim([[x, 34], ...laneChange([x, 76], [lane, 148], 'down'), [lane, 324]], 'ink'),
        ring([lane, 244], { radius: 8 }),
      ];
    }),
    indexLine(level(66, 0, 164), 'flag', 10),
    label('reported', [0, 16], { side: 'above', width: 200 }),
    label('response', [176, 66], { width: 104, strong: 'flag-text' }),
    label('paid', [0, 166], { side: 'below', width: 100, strong: 'veg' }),
    label('adjuster', [112, 244], { align: 'end', width: 112, strong: 'ink' }),
    label('paid', [118, 324], { align: 'end', width: 100, strong: 'veg' }),
    label('hours', [280, 164], { side: 'above', align: 'end', width: 90, colour: 'ink' }),
    label('days', [280, 180], { side: 'below', align: 'end', width: 90, colour: 'ink' }),
  ],
};
