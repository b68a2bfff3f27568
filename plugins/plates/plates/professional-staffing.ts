import {
  dashedLine,
  hairline,
  indexLine,
  level,
  roundedPath,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { bracket, dot, label } from '#plugins/plates/signs.ts';

/** How many candidates pass the interview for each seat, by their number, and which of them is chosen. */
const rounds = [
  { passed: [1, 2, 5], chosen: 2 },
  { passed: [1, 3, 4], chosen: 3 },
  { passed: [1, 2, 5], chosen: 1 },
  { passed: [0, 3, 4], chosen: 3 },
];

/** Where a composition has its candidates, its gate, and its seats from the first one that is filled. */
interface Layout {
  readonly left: number;
  readonly right: number;
  /** The first candidate's place. */
  readonly first: number;
  readonly top: number;
  readonly gate: number;
  readonly gateEnd: number;
  readonly list: number;
  readonly seats: readonly number[];
  readonly candidates: number;
  readonly spacing: number;
  readonly pitch: number;
  /** The radius of a seat that is taken. */
  readonly seat: number;
}

/** The candidates of every seat fall toward the gate; one of those who pass it takes the seat. */
function search(layout: Layout): Drawn {
  const { left, right, first, top, gate, list, seats, candidates, spacing, pitch } = layout;
  return [
    indexLine(level(gate, left, layout.gateEnd), 'flag'),
    seats.map((seat, i) => {
      const { passed, chosen } = rounds[i] ?? { passed: [], chosen: 0 };
      const x = (n: number) => first + i * pitch + n * spacing;
      return [
        dashedLine(level(seat, left, x(chosen) - 12), 'contour'),
        Array.from({ length: candidates }, (_, n) => {
          if (n === chosen) {
            const path = roundedPath(
              [
                [x(n), top],
                [x(n), seat],
                [right - layout.seat, seat],
              ],
              14,
            );
            const taken = dot([right - layout.seat, seat], { colour: 'veg', radius: layout.seat });
            return [indexLine(path), dot([x(n), top], { radius: 5 }), taken];
          }
          const hasPassed = passed.includes(n);
          const colour = hasPassed ? 'ink-2' : 'contour';
          return [
            hairline(upright(x(n), top, hasPassed ? list : gate), colour),
            dot([x(n), top], { colour, radius: 3 }),
            hasPassed ? dot([x(n), list], { colour, radius: 3 }) : [],
          ];
        }),
      ];
    }),
  ];
}

/**
 * A team fills its seats: candidates fall toward the interview as toward a sieve, few pass, and one of each short list
 * takes a seat. Time runs with the reading, so the filled seats make a stair.
 */
export const plate: Plate = {
  wide: [
    search({
      left: 124,
      first: 148,
      right: 800,
      top: 14,
      gate: 112,
      gateEnd: 700,
      list: 168,
      seats: [352, 310, 268, 226],
      candidates: 6,
      spacing: 17,
      pitch: 150,
      seat: 14,
    }),
    bracket([110, 216], [110, 362], 8),
    label('candidates', [0, 14], { width: 122, strong: 'ink' }),
    label('interview', [0, 112], { width: 118, strong: 'flag-text' }),
    label('list', [0, 168], { width: 118 }),
    label('open', [0, 289], { width: 96 }),
    label('work', [800, 200], { align: 'end', side: 'above', width: 100, strong: 'veg' }),
  ],
  narrow: [
    search({
      left: 0,
      first: 12,
      right: 280,
      top: 8,
      gate: 98,
      gateEnd: 190,
      list: 152,
      seats: [312, 272, 232],
      candidates: 4,
      spacing: 13,
      pitch: 62,
      seat: 11,
    }),
    label('candidates', [202, 16], { width: 78, strong: 'ink' }),
    label('interview', [202, 98], { width: 78, strong: 'flag-text' }),
    label('list', [202, 152], { width: 78 }),
    label('open', [0, 328], { side: 'below', width: 180 }),
    label('work', [280, 214], { align: 'end', side: 'above', width: 90, strong: 'veg' }),
  ],
};
