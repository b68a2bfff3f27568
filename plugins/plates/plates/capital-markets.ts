import { hairline, laneChange, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon, ring } from '#plugins/plates/signs.ts';

interface TradingDay {
  readonly day: 1 | 2;
  /** Where the day begins and ends, in px. */
  readonly from: number;
  readonly to: number;
  readonly bars: number;
  /** The ends of the bar at a place of time, with a share of the most orders. */
  readonly bar: (time: number, share: number) => Point[];
}

/** The orders of a trading day: many at the open and at the close, few at noon. The second day is on the new system. */
function orders({ day, from, to, bars, bar }: TradingDay): Drawn {
  return Array.from({ length: bars }, (_, i) => {
    const time = i / (bars - 1);
    const fromNoon = Math.abs(2 * time - 1);
    // No two minutes have equally many orders, and the second day has as many as the first one.
    const minute = day === 1 ? i : bars - 1 - i;
    const share = 0.16 + 0.7 * fromNoon ** 2.4 + 0.07 * (1 + Math.sin(minute * 2.7));
    const colour = day === 1 ? 'contour' : 'water';
    return hairline(bar(from + time * (to - from), share), colour, ' stroke-width="7"');
  });
}

/** The line of the ledger, which leaves the old system for the new one: dots where it does. */
function ledger(old: readonly Point[], moved: readonly Point[], change: readonly Point[]): Drawn {
  const thick = ' stroke-width="8"';
  const ends = [...change.slice(0, 1), ...change.slice(-1)];
  return [
    hairline(old, 'ink', thick),
    hairline(moved, 'water', thick),
    hairline(change, 'paper', thick),
    ends.map((end) => [ring(end, { colour: 'flag', radius: 11 }), dot(end, { colour: 'flag' })]),
  ];
}

/** Wide: time runs with the reading. The bars stand on one level in both days. */
const FLOOR = 258;
const [OLD, NEW] = [292, 340];
const [CLOSED, OPENED] = [290, 510];
const rise = (x: number, share: number) => upright(x, FLOOR, FLOOR - 258 * share);

/** Narrow: time runs down. */
const SIDE = 86;
const [OLD_COLUMN, NEW_COLUMN] = [66, 14];
const [CLOSED_LEVEL, OPENED_LEVEL] = [128, 232];
const reach = (y: number, share: number) => level(y, SIDE, SIDE + 194 * share);

/** Two trading days, and between them a closed market, in which the ledger moves to the new system. */
export const plate: Plate = {
  wide: [
    orders({ day: 1, from: 4, to: CLOSED - 14, bars: 25, bar: rise }),
    orders({ day: 2, from: OPENED + 14, to: 796, bars: 25, bar: rise }),
    polygon(rectangle([CLOSED, 0], [OPENED, 372]), 'ink'),
    ledger(
      level(OLD, 0, CLOSED),
      level(NEW, OPENED, 800),
      laneChange([CLOSED, OLD], [OPENED, NEW], 'across'),
    ),
    label('orders', [140, 96], { align: 'middle', side: 'above', width: 150 }),
    label('closed', [400, 150], { align: 'middle', side: 'above', width: 200, colour: 'paper' }),
    label('move', [400, 162], { align: 'middle', side: 'below', width: 200, strong: 'paper' }),
    label('old', [0, OLD + 20], { side: 'below', width: 270, strong: 'ink' }),
    label('new', [800, NEW - 20], { align: 'end', side: 'above', width: 260, strong: 'water' }),
  ],
  narrow: [
    orders({ day: 1, from: 6, to: CLOSED_LEVEL - 10, bars: 12, bar: reach }),
    orders({ day: 2, from: OPENED_LEVEL + 10, to: 354, bars: 12, bar: reach }),
    polygon(rectangle([0, CLOSED_LEVEL], [280, OPENED_LEVEL]), 'ink'),
    ledger(
      upright(OLD_COLUMN, 0, CLOSED_LEVEL),
      upright(NEW_COLUMN, OPENED_LEVEL, 360),
      laneChange([OLD_COLUMN, CLOSED_LEVEL], [NEW_COLUMN, OPENED_LEVEL], 'down'),
    ),
    label('orders', [184, 62], { width: 96 }),
    label('closed', [96, 174], { side: 'above', width: 180, colour: 'paper' }),
    label('move', [96, 186], { side: 'below', width: 180, strong: 'paper' }),
    label('old', [0, 62], { width: 56, strong: 'ink' }),
    label('new', [28, 293], { width: 56, strong: 'water' }),
  ],
};
