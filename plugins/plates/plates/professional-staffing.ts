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

/** Places along the way from the candidates to the team, in px: the first rank and last candidate, and what follows. */
interface Layout {
  readonly place: (along: number, rank: number) => Point;
  readonly columns: number;
  readonly first: number;
  readonly gate: number;
  readonly list: number;
  readonly team: number;
  /** From one candidate to the next, and the size of one. */
  readonly spacing: number;
  readonly radius: number;
}

/** Candidates wait in front of the interview. Few pass it, to the short list, and from there to the empty seats of a team. */
function search({ place, columns, spacing, radius, ...at }: Layout): Drawn {
  const last = at.first + (columns - 1) * spacing;
  // A table so large that its three empty seats are in line with the ranks of those who get them.
  const reach = 2 * Math.SQRT2;
  const seat = (n: number): Point => {
    const turn = (2 * Math.PI * n) / SEATS;
    return place(at.team - reach * spacing * Math.cos(turn), reach * Math.sin(turn));
  };
  return [
    ranks.map((rank) =>
      Array.from({ length: columns }, (_, n) =>
        dot(place(at.first + n * spacing, rank), { colour: 'contour', radius }),
      ),
    ),
    dot(place(at.team, 0), { colour: 'line', radius: reach * spacing - 2.8 * radius }),
    [...listed, ...seated].map((rank) => [
      indexLine([place(last, rank), place(at.gate, rank)], 'ink', 0.8 * radius),
      dot(place(last, rank), { radius }),
    ]),
    listed.map((rank) => [
      indexLine([place(at.gate, rank), place(at.list, rank)], 'ink', 0.8 * radius),
      dot(place(at.list, rank), { radius }),
    ]),
    Array.from({ length: SEATS }, (_, n) =>
      empty.includes(n) ? [] : dot(seat(n), { radius: 1.4 * radius }),
    ),
    empty.map((n, i) => {
      const rank = seated[i] ?? 0;
      return [
        indexLine([place(at.gate, rank), seat(n)], 'veg', 0.8 * radius),
        dot(place(at.list, rank), { colour: 'veg', radius }),
        ring(seat(n), { colour: 'veg', radius: 1.9 * radius }),
        dot(seat(n), { colour: 'veg', radius: 1.4 * radius }),
      ];
    }),
    indexLine([place(at.gate, -3.4), place(at.gate, 3.4)], 'flag', 0.8 * radius),
  ];
}

/** Many candidates, few of whom pass the interview by a peer; those whom the client chooses sit down with the team. */
export const plate: Plate = {
  wide: [
    search({
      place: (along, rank) => [along, 172 + rank * 40],
      columns: 6,
      first: 12,
      gate: 268,
      list: 384,
      team: 662,
      spacing: 40,
      radius: 12,
    }),
    label('candidates', [0, 24], { side: 'above', width: 224, strong: 'ink' }),
    label('interview', [268, 322], {
      side: 'below',
      align: 'middle',
      width: 340,
      strong: 'flag-text',
    }),
    label('list', [384, 24], { side: 'above', align: 'middle', width: 280, strong: 'ink' }),
    label('team', [800, 322], { side: 'below', align: 'end', width: 280, strong: 'veg' }),
  ],
  narrow: [
    search({
      place: (along, rank) => [86 + rank * 25, along],
      columns: 3,
      first: 12,
      gate: 92,
      list: 130,
      team: 262,
      spacing: 25,
      radius: 7.5,
    }),
    label('candidates', [190, 37], { width: 90, strong: 'ink' }),
    label('interview', [190, 92], { width: 90, strong: 'flag-text' }),
    label('list', [190, 142], { width: 90, strong: 'ink' }),
    label('team', [190, 206], { width: 90, strong: 'veg' }),
  ],
};
