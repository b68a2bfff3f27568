import { indexLine, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** The candidates' ranks, and of those who pass the interview, the ranks that stay on the short list and that get a seat. */
const ranks = [-3, -2, -1, 0, 1, 2, 3];
const listed = [-3, 1];
const seated = [-2, 0, 2];

/** Where a composition has its places, in px: the height of its middle rank, and beside the candidates what follows. */
interface Layout {
  readonly middle: number;
  readonly columns: number;
  readonly gate: number;
  readonly list: number;
  /** The start of the chairs on this side of the table, and the end of those on its other side. */
  readonly team: readonly [number, number];
  /** From one candidate to the next, and the size of one. */
  readonly spacing: number;
  readonly radius: number;
}

/** A chair from above, with somebody on it: its back is at `x`, and the table `depth` px away. */
function chair([x, y]: Point, depth: number, radius: number, colour: 'ink' | 'veg'): Drawn {
  const half = 2.1 * radius;
  const far = x + depth;
  return [
    polygon(rectangle([x + depth * 0.28, y - half], [far, y + half]), colour, 0.3),
    polygon(rectangle([x, y - half], [x + depth / 5, y + half]), colour),
    dot([x + depth * 0.64, y], { colour, radius: 1.4 * radius }),
  ];
}

/** Candidates wait in front of the interview. Few pass it, to the short list, and from there to the empty chairs of a team. */
function search({ middle, columns, gate, list, team, spacing, radius }: Layout): Drawn {
  const place = (x: number, rank: number): Point => [x, middle + rank * spacing];
  const candidates = Array.from({ length: columns }, (_, n) => radius + n * spacing);
  const last = candidates.at(-1) ?? 0;
  const depth = 4.2 * radius;
  const [near, far] = team;
  return [
    ranks.map((rank) => candidates.map((x) => dot(place(x, rank), { colour: 'contour', radius }))),
    polygon(
      rectangle(place(near + depth + radius / 2, -3.1), place(far - depth - radius / 2, 3.1)),
      'line',
    ),
    ranks.map((rank) => [
      indexLine([place(last, rank), place(gate, rank)], 'ink', 0.8 * radius),
      dot(place(last, rank), { radius }),
    ]),
    listed.map((rank) => [
      indexLine([place(gate, rank), place(list, rank)], 'ink', 0.8 * radius),
      dot(place(list, rank), { radius }),
    ]),
    seated.map((rank) => [
      indexLine([place(gate, rank), place(near, rank)], 'veg', 0.8 * radius),
      dot(place(list, rank), { colour: 'veg', radius }),
      chair(place(near, rank), depth, radius, 'veg'),
      chair(place(far, rank), -depth, radius, 'ink'),
    ]),
    indexLine([place(gate, -3.4), place(gate, 3.4)], 'flag', 0.8 * radius),
  ];
}

/** Many candidates, few of whom pass the interview by a peer; those whom the client chooses sit down with the team. */
export const plate: Plate = {
  wide: [
    search({
      middle: 172,
      columns: 6,
      gate: 268,
      list: 384,
      team: [532, 800],
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
    label('table', [666, 172], { align: 'middle', width: 130, strong: 'ink' }),
    label('team', [532, 322], { side: 'below', width: 268, strong: 'veg' }),
  ],
  narrow: [
    search({
      middle: 80,
      columns: 3,
      gate: 68,
      list: 112,
      team: [154, 280],
      spacing: 18,
      radius: 6,
    }),
    label('candidates', [0, 13], { side: 'above', width: 80, strong: 'ink' }),
    label('list', [88, 13], { side: 'above', width: 192, strong: 'ink' }),
    label('table', [217, 80], { align: 'middle', width: 60, strong: 'ink' }),
    label('team', [154, 149], { side: 'below', width: 122, strong: 'veg' }),
    label('interview', [66, 149], {
      side: 'below',
      align: 'middle',
      width: 100,
      strong: 'flag-text',
    }),
  ],
};
