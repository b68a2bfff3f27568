import { beyond, indexLine, level, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { datum, label, polygon, ring } from '#plugins/plates/signs.ts';

/** The month in which an option breaks even, as the page's figure says. */
const BREAK_EVEN = 14;

/** The return after cost at the end of a month, as a share of the deepest one: it falls, recovers and goes on as it recovered. */
function balance(month: number): number {
  const share = month / BREAK_EVEN;
  return share < 1 ? -Math.sin(Math.PI * share ** 0.6) : Math.PI * 0.6 * (share - 1);
}

/** A bar for each month, below and above the zero, which is doing nothing. `deepest` is in px, as the others. */
function chart(end: number, count: number, zero: number, deepest: number): Drawn {
  const step = end / count;
  const months = Array.from({ length: count }, (_, i) => i + 1);
  return [
    months.map((month) => {
      const [left, top] = [(month - 0.86) * step, zero - balance(month) * deepest];
      const bar = rectangle([left, top], [left + 0.72 * step, zero]);
      return polygon(bar, month < BREAK_EVEN ? 'water' : 'veg');
    }),
    indexLine(level(zero, 0, beyond(end))),
    ring([(BREAK_EVEN - 0.5) * step, zero], { colour: 'flag', radius: Math.min(13, 0.8 * step) }),
    datum([15, zero - 2]),
  ];
}

/** An option against doing nothing: month by month it costs, until it breaks even at the ring, and then it gains. */
export const plate: Plate = {
  wide: [
    chart(800, 24, 194, 132),
    label('nothing', [36, 180], { side: 'above', width: 200, colour: 'ink' }),
    label('even', [462, 168], { side: 'above', align: 'end', width: 220, strong: 'flag-text' }),
    label('chosen', [650, 26], { side: 'below', align: 'end', width: 420, strong: 'veg' }),
    label('months', [800, 214], { side: 'below', align: 'end', width: 300 }),
  ],
  narrow: [
    chart(280, 20, 89, 108),
    label('nothing', [32, 79], { side: 'above', width: 148, colour: 'ink' }),
    label('even', [280, 100], { align: 'end', side: 'below', width: 96, strong: 'flag-text' }),
    label('chosen', [230, 24], { side: 'above', align: 'end', width: 230, strong: 'veg' }),
    label('months', [280, 198], { align: 'end', side: 'above', width: 116 }),
  ],
};
