import {
  dashedLine,
  hairline,
  indexLine,
  level,
  roundedPath,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label } from '#plugins/plates/signs.ts';

/** How many candidates pass the interview for each seat, by their number, and which of them is chosen. */
const rounds = [
  { passed: [1, 3, 6], chosen: 3 },
  { passed: [0, 4, 5], chosen: 4 },
  { passed: [2, 3, 7], chosen: 2 },
  { passed: [1, 4, 6], chosen: 6 },
  { passed: [0, 3, 5], chosen: 3 },
];

/** Where a composition has its candidates, its gate, and its seats from the first one that is filled. */
interface Layout {
  readonly left: number;
  readonly right: number;
  /** The first candidate's place. */
  readonly first: number;
  readonly top: number;
  readonly gate: number;
  readonly list: number;
  readonly seats: readonly number[];
  readonly candidates: number;
  readonly spacing: number;
  readonly pitch: number;
}

/** The candidates of every seat fall toward the gate; one of those who pass it takes the seat. */
function search(layout: Layout): Drawn {
  const { left, right, first, top, gate, list, seats, candidates, spacing, pitch } = layout;
  return seats.map((seat, i) => {
    const { passed, chosen } = rounds[i] ?? { passed: [], chosen: 0 };
    const x = (n: number) => first + ((i * 3 + 1) % 4) * 2 + i * pitch + n * spacing;
    return [
      dashedLine(level(seat, left, x(chosen) - 10)),
      Array.from({ length: candidates }, (_, n) => {
        if (n === chosen) {
          const path = roundedPath(
            [
              [x(n), top],
              [x(n), seat],
              [right, seat],
            ],
            12,
          );
          return [indexLine(path), dot([x(n), top], { radius: 3 })];
        }
        const hasPassed = passed.includes(n);
        return [
          hairline(upright(x(n), top, hasPassed ? list : gate), hasPassed ? 'ink-2' : 'contour'),
          dot([x(n), top], { colour: 'ink-2', radius: 2.5 }),
          hasPassed ? dot([x(n), list], { colour: 'ink-2', radius: 2.5 }) : [],
        ];
      }),
    ];
  });
}

/**
 * A team fills its seats: candidates fall toward the interview as toward a sieve, few pass, and one of each short list
 * takes a seat. Time runs with the reading, so the filled seats make a stair.
 */
export const plate: Plate = {
  wide: [
    hairline(level(140, 116, 714), 'flag'),
    search({
      left: 116,
      first: 142,
      right: 800,
      top: 52,
      gate: 140,
      list: 192,
      seats: [362, 329, 296, 263, 230],
      candidates: 8,
      spacing: 11,
      pitch: 118,
    }),
    datum([126, 140]),
    bracket([104, 220], [104, 372], 8),
    label('candidates', [0, 52], { width: 110, strong: 'ink' }),
    label('interview', [0, 140], { width: 108, strong: 'flag-text' }),
    label('list', [0, 192], { width: 108 }),
    label('open', [0, 296], { width: 92 }),
    label('work', [800, 218], { align: 'end', side: 'above', width: 90, strong: 'ink' }),
  ],
  narrow: [
    hairline(level(120, 0, 193), 'flag'),
    search({
      left: 0,
      first: 28,
      right: 280,
      top: 36,
      gate: 120,
      list: 176,
      seats: [332, 298, 264],
      candidates: 5,
      spacing: 9,
      pitch: 56,
    }),
    datum([11, 120]),
    label('candidates', [200, 36], { width: 80, strong: 'ink' }),
    label('interview', [200, 120], { width: 80, strong: 'flag-text' }),
    label('list', [200, 176], { width: 80 }),
    label('open', [0, 342], { side: 'below', width: 180 }),
    label('work', [280, 252], { align: 'end', side: 'above', width: 110, strong: 'ink' }),
  ],
};
