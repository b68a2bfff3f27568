import { hairline, indexLine, level, rectangle, roundedPath } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** A composition's trial. Time runs with the reading, and each participant has a line. */
interface Trial {
  /** The height of the first participant's line, from one line to the next, and how many there are. */
  readonly top: number;
  readonly row: number;
  readonly participants: number;
  /** The first participant's first visit; how much earlier the next participant's is; from one visit to the next. */
  readonly start: number;
  readonly lead: number;
  readonly interval: number;
  readonly visits: number;
  /** The locked table: its sides, its columns, and where its padlock is. */
  readonly sides: readonly [left: number, right: number];
  readonly columns: number;
  readonly lock: number;
  /** Of a dot. */
  readonly radius: number;
}

const counted = (length: number) => Array.from({ length }, (_, i) => i);

/** Where a sample was taken: no visit is exactly on its day. */
function sample({ top, row, start, lead, interval }: Trial, n: number, visit: number): Point {
  const first = start - n * lead - ((n * 5) % 4) * 4;
  return [first + visit * interval + ((n * 7 + visit * 3) % 5) * 3, top + n * row];
}

/** The locked table of results, a row for each participant. The last participant's first result is marked. */
function results({ top, row, participants, sides, columns, lock }: Trial): Drawn {
  const [left, right] = sides;
  const [upper, lower] = [top - row * 0.64, top + (participants - 0.36) * row];
  const column = (right - left - 12) / columns;
  const shackle = [
    [lock - 13, upper],
    [lock - 13, upper - 62],
    [lock + 13, upper - 62],
    [lock + 13, upper],
  ] as const;
  return [
    { ...indexLine(rectangle([left, upper], [right, lower]), 'ink', 6), end: 'z' },
    indexLine(roundedPath(shackle, 13), 'ink', 7),
    polygon(rectangle([lock - 24, upper - 40], [lock + 24, upper]), 'ink'),
    dot([lock, upper - 20], { colour: 'paper', radius: 6 }),
    counted(participants).map((n) =>
      counted(columns).map((i) => {
        const [x, y] = [left + 6 + i * column, top + n * row];
        const corners = rectangle([x + 4, y - row * 0.36], [x + column - 4, y + row * 0.36]);
        return polygon(corners, n === participants - 1 && i === 0 ? 'flag' : 'water');
      }),
    ),
  ];
}

/** The way back from the marked result: it starts outside the lock, and its arrow points at the sample. */
function wayBack(trial: Trial): Drawn {
  const { radius, sides } = trial;
  const [x, y] = sample(trial, trial.participants - 1, trial.visits - 1);
  const tip = x + 2 * radius + 3;
  return [
    hairline(level(y, tip + 12, sides[0] - 9), 'flag', ' stroke-width="6"'),
    polygon([[tip, y], ...level(y - 11, tip + 18, tip + 18), [tip + 18, y + 11]], 'flag'),
    ring([x, y], { colour: 'flag', radius: 2 * radius }),
    dot([x, y], { colour: 'flag', radius }),
  ];
}

const drawn = (trial: Trial): Drawn => [
  counted(trial.participants).map((n) => [
    hairline([sample(trial, n, 0), [trial.sides[0], trial.top + n * trial.row]]),
    counted(trial.visits).map((visit) =>
      dot(sample(trial, n, visit), { colour: 'contour', radius: trial.radius }),
    ),
  ]),
  results(trial),
  wayBack(trial),
];

/**
 * A trial: participants' samples come in as the days bring them. The results stand in a locked table and stay as they are,
 * and an arrow goes from one result back to its sample.
 */
export const plate: Plate = {
  wide: [
    drawn({
      top: 124,
      row: 40,
      participants: 5,
      start: 232,
      lead: 22,
      interval: 84,
      visits: 4,
      sides: [586, 796],
      columns: 4,
      lock: 610,
      radius: 7,
    }),
    label('participants', [0, 124], { width: 122 }),
    label('samples', [225, 98], { side: 'above', width: 260, strong: 'ink' }),
    label('lock', [650, 87], { side: 'above', width: 150, strong: 'ink' }),
    label('result', [691, 324], { side: 'below', align: 'middle', width: 180, strong: 'water' }),
    label('sample', [388, 304], { side: 'below', width: 178, strong: 'flag-text' }),
  ],
  narrow: [
    drawn({
      top: 128,
      row: 36,
      participants: 4,
      start: 46,
      lead: 8,
      interval: 36,
      visits: 3,
      sides: [164, 276],
      columns: 2,
      lock: 220,
      radius: 5.5,
    }),
    label('samples', [0, 104], { side: 'above', width: 120, strong: 'ink' }),
    label('lock', [220, 34], { align: 'middle', side: 'above', width: 120, strong: 'ink' }),
    label('result', [220, 266], { side: 'below', align: 'middle', width: 90, strong: 'water' }),
    label('sample', [0, 264], { side: 'below', width: 150, strong: 'flag-text' }),
  ],
};
