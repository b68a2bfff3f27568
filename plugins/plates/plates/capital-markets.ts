import { beyond, hairline, indexLine, laneChange, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, dot, label } from '#plugins/plates/signs.ts';

/** The prices of two trading days, as shares of their range. The second day starts where the first one stops. */
const days = [
  [8, 26, 17, 42, 30, 52, 40, 68, 55, 47, 74, 63, 92, 76, 82, 60],
  [60, 80, 69, 88, 74, 55, 64, 46, 70, 59, 82, 73, 95, 80, 91, 100],
];
const shortDays = [
  [8, 36, 22, 58, 40, 92, 60],
  [60, 84, 52, 72, 56, 94, 78],
];

interface Layout {
  readonly shown: typeof days;
  readonly right: number;
  /** When the market closes and opens. */
  readonly closed: readonly [from: number, to: number];
  /** The highest and the lowest price, and the foot of the area below them. */
  readonly prices: readonly [high: number, low: number, foot: number];
  /** The heights of the old and the new system, and how thick their lines are. */
  readonly systems: readonly [old: number, moved: number, width: number];
}

/** Prices stand still only while the market is closed. In that time the ledger leaves the old system. The second day repeats, past the sheet's end. */
function market({ shown, right, closed: [close, open], prices, systems }: Layout): Drawn {
  const [high, low, foot] = prices;
  const [old, moved, width] = systems;
  const traces = shown.map((shares, day) => {
    const step = (day === 0 ? close : right - open) / (shares.length - 1);
    const values = day === 0 ? shares : Array.from({ length: 6 }, () => shares).flat();
    return values.map((share, i): Point => {
      return [(day === 0 ? 0 : open) + i * step, low - (share / 100) * (low - high)];
    });
  });
  const silence = traces.flatMap((trace, day) => trace.slice(...(day === 0 ? [-1] : [0, 1])));
  return [
    traces.map((trace) =>
      band(trace, level(foot, trace[0]?.[0] ?? 0, trace.at(-1)?.[0] ?? 0), 'contour', 0.42),
    ),
    hairline(upright(close, foot, old), 'contour', ' stroke-width="2"'),
    hairline(upright(open, foot, moved), 'contour', ' stroke-width="2"'),
    hairline(silence, 'ink', ' stroke-width="5" stroke-linecap="round" stroke-dasharray="0 13"'),
    traces.map((trace) => indexLine(trace)),
    silence.map((end) => dot(end, { radius: 9 })),
    indexLine(level(old, 0, close), 'ink', width),
    indexLine(level(moved, open, beyond(right)), 'water', width),
    indexLine(laneChange([close, old], [open, moved], 'across'), 'flag', width),
  ];
}

/** The prices of two trading days and the ledger below them, which moves to the new system while the market is closed. */
export const plate: Plate = {
  wide: [
    market({
      shown: days,
      right: 800,
      closed: [290, 510],
      prices: [4, 148, 196],
      systems: [242, 305, 22],
    }),
    label('open', [145, 174], { align: 'middle', width: 260, colour: 'ink' }),
    label('open', [655, 174], { align: 'middle', width: 260, colour: 'ink' }),
    label('closed', [400, 174], { align: 'middle', width: 206, strong: 'ink' }),
    label('move', [498, 216], { align: 'end', width: 200, strong: 'flag-text' }),
    label('old', [0, 263], { side: 'below', width: 240, strong: 'ink' }),
    label('new', [800, 283], { align: 'end', side: 'above', width: 240, strong: 'ink' }),
  ],
  narrow: [
    market({
      shown: shortDays,
      right: 280,
      closed: [88, 192],
      prices: [4, 72, 104],
      systems: [146, 190, 18],
    }),
    label('closed', [140, 70], { align: 'middle', width: 98, strong: 'ink' }),
    label('move', [185, 120], { align: 'end', width: 92, strong: 'flag-text' }),
    label('old', [0, 163], { side: 'below', width: 84, strong: 'ink' }),
    label('new', [280, 173], { align: 'end', side: 'above', width: 82, strong: 'ink' }),
  ],
};
