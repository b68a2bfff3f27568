import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { bracket, dot, label, ring } from '#plugins/plates/signs.ts';

/** A claim's way from its report to its payment, across. */
function claim(y: number, to: number, colour: 'ink' | 'water', radius: number): Drawn {
  return [
    indexLine(level(y, radius, to - radius), colour, radius),
    dot([radius, y], { colour, radius }),
    dot([to - radius, y], { colour: 'veg', radius }),
  ];
}

/**
 * Claims on their way in time, all with a first response within the hours: the simple ones run straight to payment and end within
 * hours, the hard ones pass an adjuster, at the rings, and end days later.
 */
export const plate: Plate = {
  wide: [
    hairline(upright(444, 24, 268), 'line'),
    [40, 64, 88, 112, 136].map((y) => claim(y, 430, 'water', 10)),
    [200, 225, 250].map((y) => [claim(y, 800, 'ink', 10), ring([588, y], { radius: 11 })]),
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
    [30, 52, 74].map((y) => claim(y, 168, 'water', 8)),
    [135, 161].map((y) => [claim(y, 280, 'ink', 8), ring([218, y], { radius: 9 })]),
    indexLine(upright(106, 18, 173), 'flag', 8),
    label('simple', [0, 13], { side: 'above', width: 170, strong: 'water' }),
    label('paid-hours', [178, 52], { width: 102, strong: 'veg' }),
    label('hard', [0, 118], { side: 'above', width: 96, strong: 'ink' }),
    label('adjuster', [280, 118], { side: 'above', align: 'end', width: 160, strong: 'ink' }),
    label('response', [106, 180], {
      side: 'below',
      align: 'middle',
      width: 130,
      strong: 'flag-text',
    }),
    label('paid-days', [280, 180], { side: 'below', align: 'end', width: 110, strong: 'veg' }),
  ],
};
