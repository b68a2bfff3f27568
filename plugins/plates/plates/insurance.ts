import { indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { dot, label, ring } from '#plugins/plates/signs.ts';

/** A claim's way from its report to its payment, across. */
function claim(y: number, to: number, colour: 'ink' | 'water', radius: number): Drawn {
  return [
    indexLine(level(y, radius, to - radius), colour, radius),
    dot([radius, y], { colour, radius }),
    dot([to - radius, y], { colour: 'veg', radius }),
  ];
}

/** A part of the axis of time, with ticks at equal distances, both ends among them. */
function time(y: number, from: number, to: number, pitch: number): Drawn {
  const ticks = Array.from({ length: (to - from) / pitch + 1 }, (_, i) => from + i * pitch);
  return [
    indexLine(level(y, from - 2, to + 2), 'ink-2', 4),
    ticks.map((x) => indexLine(upright(x, y, y + 12), 'ink-2', 4)),
  ];
}

/**
 * Claims on their way in time. All get a first response after four hours, as the page's figure says: the simple ones run straight to
 * payment and end within hours, the hard ones pass an adjuster, at the rings, and end days later.
 */
export const plate: Plate = {
  wide: [
    [42, 67, 92, 117].map((y) => claim(y, 440, 'water', 11)),
    [183, 210, 237].map((y) => [claim(y, 800, 'ink', 11), ring([550, y], { radius: 12 })]),
    time(271, 10, 430, 60),
    time(271, 470, 790, 80),
    indexLine(upright(250, 26, 287), 'flag', 12),
    label('simple', [0, 18], { side: 'above', width: 146, strong: 'water' }),
    label('response', [244, 18], { side: 'above', width: 360, strong: 'flag-text' }),
    label('paid-hours', [456, 79], { width: 300, strong: 'veg' }),
    label('hard', [0, 162], { side: 'above', width: 230, strong: 'ink' }),
    label('adjuster', [550, 162], { side: 'above', align: 'middle', width: 190, strong: 'ink' }),
    label('paid-days', [800, 162], { side: 'above', align: 'end', width: 170, strong: 'veg' }),
    label('hours', [8, 293], { side: 'below', width: 220, colour: 'ink' }),
    label('days', [468, 293], { side: 'below', width: 200, colour: 'ink' }),
  ],
  narrow: [
    [29, 50, 71].map((y) => claim(y, 168, 'water', 8)),
    [130, 155].map((y) => [claim(y, 280, 'ink', 8), ring([218, y], { radius: 9 })]),
    indexLine(upright(110, 18, 166), 'flag', 8),
    label('simple', [0, 13], { side: 'above', width: 98, strong: 'water' }),
    label('response', [106, 13], { side: 'above', width: 174, strong: 'flag-text' }),
    label('paid-hours', [178, 50], { width: 102, strong: 'veg' }),
    label('hard', [0, 114], { side: 'above', width: 96, strong: 'ink' }),
    label('adjuster', [280, 114], { side: 'above', align: 'end', width: 160, strong: 'ink' }),
    label('paid-days', [280, 170], { side: 'below', align: 'end', width: 140, strong: 'veg' }),
  ],
};
