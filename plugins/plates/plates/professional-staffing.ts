import { indexLine } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, ring } from '#plugins/plates/signs.ts';

/** The candidates' ranks, and of those who pass the interview, the ranks that stay on the short list and that get a seat. */
const ranks = [-3, -2, -1, 0, 1, 2, 3];
const listed = [-3, 1];
const seated = [-2, 0, 2];

/** Seats around the table, and those of them that are empty before the search: the three that face the candidates. */
const SEATS = 8;
const empty = [SEATS - 1, 0, 1];

/** Where a composition has its places, in px: the height of its middle rank, and beside the candidates what follows. */
interface Layout {
  readonly middle: number;
  readonly columns: number;
  readonly gate: number;
  readonly list: number;
  readonly team: number;
  /** From one candidate to the next, and the size of one. */
  readonly spacing: number;
  readonly radius: number;
}

/** Candidates wait in front of the interview. Few pass it, to the short list, and from there to the empty seats of a team. */
function search({ middle, columns, gate, list, team, spacing, radius }: Layout): Drawn {
  const place = (x: number, rank: number): Point => [x, middle + rank * spacing];
  const candidates = Array.from({ length: columns }, (_, n) => radius + n * spacing);
  const last = candidates.at(-1) ?? 0;
  // A table so large that its three empty seats are in line with the ranks of those who get them.
  const reach = 2 * Math.SQRT2;
  const seat = (n: number): Point => {
    const turn = (2 * Math.PI * n) / SEATS;
    return place(team - reach * spacing * Math.cos(turn), reach * Math.sin(turn));
  };
  return [
    ranks.map((rank) => candidates.map((x) => dot(place(x, rank), { colour: 'contour', radius }))),
    dot(place(team, 0), { colour: 'line', radius: reach * spacing - 2.8 * radius }),
    [...listed, ...seated].map((rank) => [
      indexLine([place(last, rank), place(gate, rank)], 'ink', 0.8 * radius),
      dot(place(last, rank), { radius }),
    ]),
    listed.map((rank) => [
      indexLine([place(gate, rank), place(list, rank)], 'ink', 0.8 * radius),
      dot(place(list, rank), { radius }),
    ]),
    Array.from({ length: SEATS }, (_, n) =>
      empty.includes(n) ? [] : dot(seat(n), { radius: 1.4 * radius }),
    ),
    empty.map((n, i) => {
      const rank = seated[i] ?? 0;
      return [
        indexLine([place(gate, rank), seat(n)], 'veg', 0.8 * radius),
        dot(place(list, rank), { colour: 'veg', radius }),
        ring(seat(n), { colour: 'veg', radius: 1.9 * radius }),
        dot(seat(n), { colour: 'veg', radius: 1.4 * radius }),
      ];
    }),
    indexLine([place(gate, -3.4), place(gate, 3.4)], 'flag', 0.8 * radius),
  ];
}

/** Many candidates, few of whom pass the interview by a peer; those whom the client chooses sit down with the team. */
export const plate: Plate = {
  wide: [
    search({ middle: 172, columns: 6, gate: 268, list: 384, team: 662, spacing: 40, radius: 12 }),
    label('candidates', [0, 24], { side: 'above', width: 224, strong: 'ink' }),
    label('interview', [268, 322], {
      side: 'below',
      align: 'middle',
      width: 340,
      strong: 'flag-text',
    }),
    label('list', [384, 24], { side: 'above', align: 'middle', width: 280, strong: 'ink' }),
    label('table', [662, 172], { align: 'middle', width: 130, strong: 'ink' }),
    label('team', [632, 290], { side: 'below', align: 'end', width: 280, strong: 'veg' }),
  ],
  narrow: [
    search({ middle: 80, columns: 3, gate: 68, list: 112, team: 217, spacing: 18, radius: 6 }),
    label('candidates', [0, 13], { side: 'above', width: 80, strong: 'ink' }),
    label('list', [88, 13], { side: 'above', width: 192, strong: 'ink' }),
    label('table', [217, 80], { align: 'middle', width: 62, strong: 'ink' }),
    label('team', [205, 132], { side: 'below', align: 'end', width: 124, strong: 'veg' }),
    label('interview', [66, 149], {
      side: 'below',
      align: 'middle',
      width: 100,
      strong: 'flag-text',
    }),
  ],
};
