import { laneChange } from '#build/plates/curves.ts';
import { hairline, indexLine } from '#build/plates/lines.ts';
import type { Drawn, Point } from '#build/plates/mark.ts';
import type { Plate } from '#build/plates/plate.ts';
import { datum, dot, label, ring } from '#build/plates/signs.ts';
import { level, upright } from '#build/plates/straight.ts';
import type messages from '#catalog/en/industry/life-sciences.json';

const VISITS = 4;

/** A composition's trial. Time runs along its lines, in px from the edge where they begin. */
interface Trial {
  readonly direction: 'across' | 'down';
  /** The place of each participant's line beside the others. */
  readonly lanes: readonly number[];
  /** From one participant's first visit to the next one's, and from one visit to the next. */
  readonly delay: number;
  readonly interval: number;
  readonly lock: number;
  readonly result: Point;
  /** The participant whose sample the result is traced back to. */
  readonly traced: number;
}

const place = (trial: Trial, along: number, aside: number): Point =>
  trial.direction === 'across' ? [along, aside] : [aside, along];

/** Participants join one after another, and no visit is exactly on its day. */
function sample(trial: Trial, n: number, visit: number): Point {
  const first = (trial.direction === 'across' ? 124 : 32) + n * trial.delay + ((n * 5) % 4) * 4;
  const along = first + visit * trial.interval + ((n * 7 + visit * 3) % 5) * 3;
  return place(trial, along, trial.lanes[n] ?? 0);
}

/** From a participant's first sample to the lock, and on to the result. */
function line(trial: Trial, n: number): Point[] {
  const lock = place(trial, trial.lock, trial.lanes[n] ?? 0);
  return [sample(trial, n, 0), ...laneChange(lock, trial.result, trial.direction)];
}

function participants(trial: Trial): Drawn<never> {
  const start = sample(trial, trial.traced, 0);
  return [
    trial.lanes.map((_, n) =>
      n === trial.traced ? [] : hairline(line(trial, n), { colour: 'ink-2' }),
    ),
    indexLine(line(trial, trial.traced).toReversed(), { colour: 'flag' }),
    trial.lanes.map((_, n) =>
      Array.from({ length: VISITS }, (_, visit) =>
        dot(sample(trial, n, visit), { colour: 'water', radius: 3.5 }),
      ),
    ),
    ring(start, { colour: 'flag', radius: 9 }),
    dot(start, { colour: 'flag' }),
    dot(trial.result, { radius: 8 }),
  ];
}

const wide: Trial = {
  direction: 'across',
  lanes: Array.from({ length: 12 }, (_, n) => 52 + n * 23),
  delay: 17,
  interval: 62,
  lock: 570,
  result: [716, 178],
  traced: 7,
};
const narrow: Trial = {
  direction: 'down',
  lanes: Array.from({ length: 8 }, (_, n) => 8 + n * 22),
  delay: 10,
  interval: 32,
  lock: 240,
  result: [86, 326],
  traced: 6,
};
const corrected = sample(wide, 11, 3);

/**
 * A trial: participants' lines with their samples run to the lock of the data and meet in the result. The marked line
 * goes from the result back to one sample.
 */
export const lifeSciences: Plate<typeof messages> = {
  wide: [
    participants(wide),
    hairline(upright(wide.lock - 7, 34, 324), { colour: 'ink' }),
    indexLine(upright(wide.lock, 34, 324)),
    hairline(upright(corrected[0], 305, 338), { colour: 'ink-2' }),
    ring(corrected, { colour: 'water' }),
    dot([corrected[0] + 14, corrected[1]], { colour: 'water', radius: 3.5 }),
    datum([wide.lock, 32], 'ink'),
    label('participants', [0, 52], { width: 106, strong: true }),
    label('lock', [wide.lock + 20, 24], { width: 160, strong: true }),
    label('result', [736, 178], { width: 64, strong: true }),
    label('sample', [sample(wide, wide.traced, 0)[0] - 22, 213], {
      align: 'end',
      width: 160,
      colour: 'flag-text',
      strong: true,
    }),
    label('correction', [corrected[0], 346], { side: 'below', align: 'middle', width: 300 }),
  ],
  narrow: [
    participants(narrow),
    hairline(level(narrow.lock - 6, 0, 176), { colour: 'ink' }),
    indexLine(level(narrow.lock, 0, 176)),
    label('participants', [0, 14], { side: 'above', width: 130, strong: true }),
    label('sample', [162, 96], { side: 'above', width: 118, colour: 'flag-text', strong: true }),
    label('lock', [192, narrow.lock - 3], { width: 88, strong: true }),
    label('result', [106, 330], { width: 100, strong: true }),
  ],
};
