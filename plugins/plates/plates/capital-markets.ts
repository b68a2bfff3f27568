import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { datum, dimension, label, ring } from '#plugins/plates/signs.ts';

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
    // No two minutes have equally many orders.
    const share = 0.16 + 0.68 * fromNoon ** 2.4 + 0.08 * (1 + Math.sin((i + 1) * day * 2.7));
    const colour = day === 1 ? 'ink-2' : 'water';
    return hairline(bar(from + time * (to - from), share), colour, ' stroke-width="4"');
  });
}

/** Wide: time runs with the reading, on the line of the ledger. */
const LEDGER = 284;
const rise = (x: number, share: number) => upright(x, LEDGER, LEDGER - 246 * share);

/** Narrow: time runs down. */
const LEDGER_COLUMN = 84;
const reach = (y: number, share: number) => level(y, LEDGER_COLUMN, LEDGER_COLUMN + 188 * share);

/** Two trading days, and the night between them, in which the ledger moves to the new system. */
export const plate: Plate = {
  wide: [
    orders({ day: 1, from: 3, to: 297, bars: 31, bar: rise }),
    orders({ day: 2, from: 503, to: 797, bars: 31, bar: rise }),
    indexLine(level(LEDGER, 0, 400)),
    indexLine(level(LEDGER, 400, 800), 'water'),
    ring([400, LEDGER], { colour: 'flag', radius: 8 }),
    datum([312, LEDGER]),
    dimension([312, LEDGER + 40], [490, LEDGER + 40]),
    label('orders', [150, 160], { align: 'middle', side: 'above', width: 150 }),
    label('move', [400, 252], { align: 'middle', side: 'above', width: 150, strong: 'flag-text' }),
    label('open', [0, LEDGER + 14], { side: 'below', width: 90 }),
    label('close', [298, LEDGER + 14], { align: 'end', side: 'below', width: 90 }),
    label('open', [502, LEDGER + 14], { side: 'below', width: 90 }),
    label('close', [800, LEDGER + 14], { align: 'end', side: 'below', width: 90 }),
    label('old', [150, LEDGER + 48], { align: 'middle', side: 'below', width: 200, strong: 'ink' }),
    label('new', [650, LEDGER + 48], {
      align: 'middle',
      side: 'below',
      width: 200,
      strong: 'water',
    }),
    label('compared', [400, LEDGER + 52], { align: 'middle', side: 'below', width: 190 }),
  ],
  narrow: [
    orders({ day: 1, from: 20, to: 130, bars: 16, bar: reach }),
    orders({ day: 2, from: 230, to: 340, bars: 16, bar: reach }),
    indexLine(upright(LEDGER_COLUMN, 16, 180)),
    indexLine(upright(LEDGER_COLUMN, 180, 344), 'water'),
    ring([LEDGER_COLUMN, 180], { colour: 'flag', radius: 7 }),
    label('orders', [176, 75], { width: 104 }),
    label('open', [0, 22], { width: 74 }),
    label('close', [0, 128], { width: 74 }),
    label('open', [0, 232], { width: 74 }),
    label('close', [0, 338], { width: 74 }),
    label('old', [0, 75], { width: 74, strong: 'ink' }),
    label('new', [0, 285], { width: 74, strong: 'water' }),
    label('move', [108, 178], { side: 'above', width: 172, strong: 'flag-text' }),
    label('compared', [108, 182], { side: 'below', width: 172 }),
  ],
};
