import { curve, hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { axis, datum, label, note, polygon, ring } from '#plugins/plates/signs.ts';

/** How long both options are followed, and when the chosen one breaks even, as the page's figure says, in months. */
const MONTHS = 24;
const BREAK_EVEN = 14;

/** Where a composition has its chart, in px: from the start to the end of time, the zero, a unit of return, and the axis. */
interface Chart {
  readonly from: number;
  readonly to: number;
  readonly zero: number;
  readonly unit: number;
  readonly months: number;
}

/** Return after cost of both options over time, above and below the zero, which is doing nothing. */
function chart({ from, to, zero, unit, months }: Chart): Drawn {
  const at = (month: number, value: number): Point => [
    from + (month * (to - from)) / MONTHS,
    zero - value * unit,
  ];
  const even = at(BREAK_EVEN, 0);
  const cost = curve([at(0, 0), at(2, -11), at(8, -9), even], 32);
  // Goes on as the cost's curve ends: 9 up in 6 months.
  const end = at(MONTHS, 15);
  return [
    polygon(cost, 'flag', 0.3),
    polygon([even, end, at(MONTHS, 0)], 'veg', 0.4),
    indexLine(curve([at(0, 0), at(1, -18), at(10, -17), at(MONTHS, -7)], 32), 'ink', 6),
    indexLine(level(zero, from, to), 'ink', 3),
    indexLine([...cost, end], 'veg', 9),
    note(hairline(upright(even[0], zero + 13, months), 'ink-2')),
    axis(months, from, to, MONTHS / 2 + 1),
    ring(even, { colour: 'flag', radius: 12 }),
  ];
}

/**
 * Two options, and doing nothing as the zero of both. The chosen one costs less, breaks even at the ring and gains; the other one
 * costs more and is still below zero at the end.
 */
export const plate: Plate = {
  wide: [
    chart({ from: 4, to: 796, zero: 152, unit: 9, months: 302 }),
    datum([15, 150]),
    label('nothing', [36, 140], { side: 'above', width: 260, colour: 'ink' }),
    label('even', [470, 128], { side: 'above', align: 'end', width: 180, strong: 'flag-text' }),
    label('chosen', [714, 20], { side: 'below', align: 'end', width: 380, strong: 'veg' }),
    label('other', [796, 266], { side: 'below', align: 'end', width: 280, strong: 'ink' }),
    label('month', [466, 316], { side: 'below', align: 'middle', width: 140, colour: 'ink' }),
    label('months', [796, 316], { side: 'below', align: 'end', width: 140 }),
  ],
  narrow: [
    chart({ from: 3, to: 277, zero: 148, unit: 8, months: 320 }),
    datum([12, 146]),
    label('nothing', [280, 161], { side: 'below', align: 'end', width: 106, colour: 'ink' }),
    label('even', [160, 128], { side: 'above', align: 'end', width: 120, strong: 'flag-text' }),
    label('chosen', [240, 26], { side: 'below', align: 'end', width: 236, strong: 'veg' }),
    label('other', [277, 284], { side: 'below', align: 'end', width: 110, strong: 'ink' }),
    label('month', [163, 332], { side: 'below', align: 'middle', width: 80, colour: 'ink' }),
    label('months', [277, 332], { side: 'below', align: 'end', width: 70 }),
  ],
};
