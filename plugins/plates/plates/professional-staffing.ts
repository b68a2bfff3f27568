import { indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate } from '#plugins/plates/plate.ts';
import { dot, label, ring } from '#plugins/plates/signs.ts';

/** Of each seat's candidates, the one who passes the interview and is not chosen, and the one who takes the seat. */
const seats = [
  { passed: 1, chosen: 4 },
  { passed: 3, chosen: 2 },
  { passed: 0, chosen: 5 },
  { passed: 4, chosen: 1 },
];
const candidates = [0, 1, 2, 3, 4, 5];

/** Where a composition has its rows, its candidates before and after the interview, and its two gates. */
interface Layout {
  readonly rows: readonly number[];
  readonly gateEnds: readonly [number, number];
  readonly first: number;
  readonly list: number;
  readonly interview: number;
  readonly choice: number;
  readonly seat: number;
  readonly spacing: number;
  readonly radius: number;
}

/** A row for each seat: the same places before and after the interview, so that those who failed are missing. */
function search({ rows, gateEnds, spacing, radius, ...at }: Layout): Drawn {
  return [
    indexLine(upright(at.interview, ...gateEnds), 'flag'),
    indexLine(upright(at.choice, ...gateEnds), 'water'),
    seats.map(({ passed, chosen }, row) => {
      const y = rows[row] ?? 0;
      const place = (from: number, n: number, colour: Colour): Drawn =>
        dot([from + n * spacing, y], { colour, radius });
      return [
        candidates.map((n) => place(at.first, n, 'contour')),
        [passed, chosen].map((n) => place(at.list, n, 'ink')),
        // It ends below the dot, so that a tile has room for the whole ring.
        indexLine(level(y, at.choice + 14, at.seat + radius), 'veg', 4),
        ring([at.seat, y], { radius: radius * 1.8 }),
        dot([at.seat, y], { colour: 'veg', radius: radius * 1.2 }),
      ];
    }),
  ];
}

/** Many candidates thin to few at the interview by a peer, and the client's choice sits down in a seat. */
export const plate: Plate = {
  wide: [
    search({
      rows: [62, 122, 182, 242],
      gateEnds: [36, 268],
      first: 12,
      list: 336,
      interview: 274,
      choice: 598,
      seat: 776,
      spacing: 40,
      radius: 12,
    }),
    label('candidates', [0, 22], { side: 'above', width: 250, strong: 'ink' }),
    label('interview', [274, 280], {
      side: 'below',
      align: 'middle',
      width: 340,
      colour: 'flag-text',
    }),
    label('list', [324, 22], { side: 'above', width: 250, strong: 'ink' }),
    label('choice', [598, 280], { side: 'below', align: 'middle', width: 240, colour: 'water' }),
    label('work', [800, 22], { side: 'above', align: 'end', width: 210, strong: 'veg' }),
  ],
  narrow: [
    search({
      rows: [62, 124, 186, 248],
      gateEnds: [36, 274],
      first: 6,
      list: 104,
      interview: 87,
      choice: 186,
      seat: 268,
      spacing: 13,
      radius: 5.5,
    }),
    label('candidates', [0, 22], { side: 'above', width: 98, strong: 'ink' }),
    label('interview', [0, 286], { side: 'below', width: 140, colour: 'flag-text' }),
    label('list', [104, 22], { side: 'above', width: 86, strong: 'ink' }),
    label('choice', [180, 286], { side: 'below', width: 100, colour: 'water' }),
    label('work', [280, 22], { side: 'above', align: 'end', width: 84, strong: 'veg' }),
  ],
};
