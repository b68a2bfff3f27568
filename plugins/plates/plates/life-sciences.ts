import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, dot, label, polygon, ring } from '#plugins/plates/signs.ts';

const VISITS = 4;

/** A composition's trial. Time runs along its lines, in px from the edge where they begin. */
interface Trial {
  readonly direction: 'across' | 'down';
  /** The place of each participant's line beside the others. */
  readonly lanes: readonly number[];
  /** The first participant's first visit, from it to the next participant's, and from one visit to the next. */
  readonly start: number;
  readonly delay: number;
  readonly interval: number;
  /** The first column of the locked data, and from one column to the next. */
  readonly locked: number;
  readonly spacing: number;
  /** The participant whose first value is traced back to its sample. */
  readonly traced: number;
  /** Of a dot. */
  readonly radius: number;
}

const place = (trial: Trial, along: number, n: number): Point =>
  trial.direction === 'across' ? [along, trial.lanes[n] ?? 0] : [trial.lanes[n] ?? 0, along];

/** Where a sample was taken: participants join one after another, and no visit is exactly on its day. */
function sample(trial: Trial, n: number, visit: number): Point {
  const first = trial.start + n * trial.delay + ((n * 5) % 4) * 4;
  return place(trial, first + visit * trial.interval + ((n * 7 + visit * 3) % 5) * 3, n);
}

/** The same sample's value in the locked data, which has a column for each visit. */
const value = (trial: Trial, n: number, visit: number): Point =>
  place(trial, trial.locked + visit * trial.spacing, n);

const visits = Array.from({ length: VISITS }, (_, visit) => visit);

function participants(trial: Trial): Drawn {
  const { lanes, radius } = trial;
  return lanes.map((_, n) => [
    hairline([sample(trial, n, 0), value(trial, n, VISITS - 1)], 'contour'),
    visits.map((visit) =>
      [sample(trial, n, visit), value(trial, n, visit)].map((at) =>
        dot(at, { colour: 'contour', radius }),
      ),
    ),
  ]);
}

/** The way back from a value: a thick line with an arrow that points at its sample. */
function trace(trial: Trial): Drawn {
  const { traced, radius } = trial;
  const [to, from] = [sample(trial, traced, 0), value(trial, traced, 0)];
  const along = trial.direction === 'across' ? to[0] : to[1];
  const reach = 2 * radius;
  /** A place on the line, or beside it. */
  const at = (back: number, aside = 0): Point =>
    trial.direction === 'across' ? [along + back, to[1] + aside] : [to[0] + aside, along + back];
  return [
    hairline([at(reach + 14), from], 'flag', ' stroke-width="7"'),
    polygon([at(reach + 3), at(reach + 21, -11), at(reach + 21, 11)], 'flag'),
    ring(to, { colour: 'flag', radius: reach }),
    dot(to, { colour: 'flag', radius }),
    dot(from, { colour: 'flag', radius: reach }),
  ];
}

const wide: Trial = {
  direction: 'across',
  lanes: Array.from({ length: 7 }, (_, n) => 52 + n * 42),
  start: 134,
  delay: 22,
  interval: 84,
  locked: 622,
  spacing: 54,
  traced: 4,
  radius: 7,
};
const narrow: Trial = {
  direction: 'down',
  lanes: Array.from({ length: 6 }, (_, n) => 12 + n * 31),
  start: 36,
  delay: 9,
  interval: 30,
  locked: 248,
  spacing: 28,
  traced: 4,
  radius: 5.5,
};
const LOCK = 566;
const LOCK_LEVEL = 212;

/**
 * A trial: participants' samples come in as the days bring them. Behind the lock they stand in order and stay as they
 * are, and a marked line goes from one value back to its sample.
 */
export const plate: Plate = {
  wide: [
    participants(wide),
    indexLine(upright(LOCK, 30, 330)),
    trace(wide),
    bracket([614, 336], [792, 336], -8),
    label('participants', [0, 52], { width: 122 }),
    label('samples', [126, 22], { side: 'above', width: 335, strong: 'ink' }),
    label('lock', [LOCK, 22], { align: 'middle', side: 'above', width: 200, strong: 'ink' }),
    label('result', [703, 348], { side: 'below', align: 'middle', width: 180, strong: 'ink' }),
    label('sample', [sample(wide, wide.traced, 0)[0] - 28, 220], {
      align: 'end',
      width: 190,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    participants(narrow),
    indexLine(level(LOCK_LEVEL, 0, 185)),
    trace(narrow),
    bracket([190, 240], [190, 338], -8),
    label('participants', [0, 16], { side: 'above', width: 160 }),
    label('sample', [156, 66], { side: 'above', width: 124, strong: 'flag-text' }),
    label('samples', [196, 130], { width: 84, strong: 'ink' }),
    label('lock', [196, LOCK_LEVEL], { width: 84, strong: 'ink' }),
    label('result', [200, 290], { width: 80, strong: 'ink' }),
  ],
};
