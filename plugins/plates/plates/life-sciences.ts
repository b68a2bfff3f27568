import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label, ring } from '#plugins/plates/signs.ts';

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
  const ends = [sample(trial, trial.traced, 0), value(trial, trial.traced, 0)];
  return [
    trial.lanes.map((_, n) =>
      hairline([sample(trial, n, 0), value(trial, n, VISITS - 1)], 'ink-2'),
    ),
    indexLine(ends.toReversed(), 'flag'),
    trial.lanes.map((_, n) =>
      visits.map((visit) => [
        dot(sample(trial, n, visit), { colour: 'water', radius: 3.5 }),
        dot(value(trial, n, visit), { radius: 3.5 }),
      ]),
    ),
    ends.map((end) => [
      ring(end, { colour: 'flag', radius: 8 }),
      dot(end, { colour: 'flag', radius: 3.5 }),
    ]),
  ];
}

const wide: Trial = {
  direction: 'across',
  lanes: Array.from({ length: 12 }, (_, n) => 52 + n * 23),
  start: 124,
  delay: 17,
  interval: 62,
  locked: 632,
  spacing: 52,
  traced: 7,
};
const narrow: Trial = {
  direction: 'down',
  lanes: Array.from({ length: 8 }, (_, n) => 12 + n * 23),
  start: 36,
  delay: 8,
  interval: 26,
  locked: 260,
  spacing: 24,
  traced: 6,
};
const LOCK = 572;
const LOCK_LEVEL = 231;
const corrected = sample(wide, 11, 2);

const narrowCorrected = sample(narrow, narrow.lanes.length - 1, 2);

/**
 * A trial: participants' samples come in as the days bring them. Behind the lock they stand in order and stay as they
 * are, and a marked line goes from one value back to its sample.
 */
export const plate: Plate = {
  wide: [
    participants(wide),
    hairline(upright(LOCK - 7, 34, 324), 'ink'),
    indexLine(upright(LOCK, 34, 324)),
    datum([LOCK, 34]),
    hairline(upright(corrected[0], 305, 338), 'ink-2'),
    ring(corrected, { colour: 'water' }),
    dot([corrected[0] + 22, corrected[1]], { colour: 'water', radius: 3.5 }),
    bracket([626, 336], [794, 336], -8),
    label('participants', [0, 52], { width: 122, strong: 'ink' }),
    label('lock', [LOCK + 20, 24], { width: 200, strong: 'ink' }),
    label('result', [710, 346], { side: 'below', align: 'middle', width: 180, strong: 'ink' }),
    label('sample', [sample(wide, wide.traced, 0)[0] - 20, 223], {
      align: 'end',
      width: 160,
      strong: 'flag-text',
    }),
    label('correction', [corrected[0], 346], { side: 'below', align: 'middle', width: 300 }),
  ],
  narrow: [
    participants(narrow),
    hairline(level(LOCK_LEVEL - 6, 0, 185), 'ink'),
    indexLine(level(LOCK_LEVEL, 0, 185)),
    hairline(level(narrowCorrected[1], narrowCorrected[0], 192), 'ink-2'),
    ring(narrowCorrected, { colour: 'water' }),
    bracket([188, 254], [188, 338], -8),
    label('participants', [0, 16], { side: 'above', width: 160, strong: 'ink' }),
    label('sample', [156, 84], { side: 'above', width: 124, strong: 'flag-text' }),
    label('lock', [196, LOCK_LEVEL - 3], { width: 84, strong: 'ink' }),
    label('correction', [196, narrowCorrected[1]], { width: 84 }),
    label('result', [196, 296], { width: 84, strong: 'ink' }),
  ],
};
