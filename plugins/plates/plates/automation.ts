import { closed, hairline, indexLine, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dimension, hatch, label, polygon } from '#plugins/plates/signs.ts';

/** The steps of a task: how long each takes by hand and with software. The person's step keeps its length. */
const steps = [
  { before: 76, after: 12 },
  { before: 48, after: 8 },
  { before: 104, after: 16 },
  { before: 62, after: 10 },
  { before: 96, after: 96 },
  { before: 84, after: 14 },
  { before: 42, after: 8 },
  { before: 118, after: 18 },
  { before: 44, after: 22 },
];
const PERSONS = 4;

/** Where a composition has its two bars, along an axis of the sheet. */
interface Bars {
  readonly along: 'x' | 'y';
  readonly start: number;
  readonly scale: number;
  /** The edges of both bars, across the axis. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** Where each step starts and ends. */
function spans(when: 'before' | 'after', { start, scale }: Bars): [number, number][] {
  let end = start;
  return steps.map((step) => {
    const from = end;
    end += step[when] * scale;
    return [from, end];
  });
}

/** One step in both bars, and the lines that lead it from the first to the second. */
function shortened(
  { along, before, after }: Bars,
  [from, to]: [number, number],
  [start, end]: [number, number],
  isPersons: boolean,
): Drawn {
  const point = (place: number, across: number): Point =>
    along === 'x' ? [place, across] : [across, place];
  const [old, kept] = [
    rectangle(point(from, before[0]), point(to, before[1])),
    rectangle(point(start, after[0]), point(end, after[1])),
  ];
  const top = [point(from, before[1]), point(to, before[1])];
  const bottom = [point(start, after[0]), point(end, after[0])];
  const sides = [
    [point(from, before[1]), point(start, after[0])],
    [point(to, before[1]), point(end, after[0])],
  ];
  if (!isPersons) {
    return [
      sides.map((ends) => hairline(ends)),
      hatch(old, 'ink-2'),
      indexLine(closed(old)),
      polygon(kept, 'water'),
      hairline(closed(kept), 'paper'),
    ];
  }
  return [
    band(top, bottom, 'flag'),
    sides.map((ends) => hairline(ends, 'flag')),
    [old, kept].map((box) => [hatch(box, 'flag'), indexLine(closed(box), 'flag')]),
  ];
}

/** Both bars. The person's step comes last, because it covers the edges of its neighbors. */
function bars(layout: Bars): Drawn {
  const after = spans('after', layout);
  const drawn = spans('before', layout).map((span, i) =>
    shortened(layout, span, after[i] ?? span, i === PERSONS),
  );
  return [...drawn.toSpliced(PERSONS, 1), drawn[PERSONS] ?? []];
}

const wide: Bars = { along: 'x', start: 124, scale: 0.985, before: [84, 132], after: [252, 300] };
const narrow: Bars = { along: 'y', start: 36, scale: 0.47, before: [2, 46], after: [112, 156] };

/**
 * A task before and after: each step by hand, hatched, leads to the same step with software, which is short. The
 * person's step keeps its length, and has the flag. What remains up to the old end is the time saved.
 */
export const plate: Plate = {
  wide: [
    hairline(upright(788, 132, 340), 'line'),
    bars(wide),
    datum([124, 83]),
    dimension([336, 276], [788, 276]),
    label('measured', [138, 82], { side: 'above', width: 200 }),
    label('before', [0, 108], { width: 108, strong: 'ink' }),
    label('after', [0, 276], { width: 108, strong: 'water' }),
    label('person', [168, 318], { side: 'below', width: 220, strong: 'flag-text' }),
    label('saved', [562, 262], { side: 'above', align: 'middle', width: 250, strong: 'veg' }),
  ],
  narrow: [
    bars(narrow),
    dimension([134, 142], [134, 352]),
    label('before', [0, 20], { side: 'above', width: 100, strong: 'ink' }),
    label('after', [112, 20], { side: 'above', width: 160, strong: 'water' }),
    label('person', [172, 84], { width: 108, strong: 'flag-text' }),
    label('saved', [150, 246], { width: 120, strong: 'veg' }),
  ],
};
