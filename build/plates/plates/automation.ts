import { band, hatch, polygon } from '#build/plates/areas.ts';
import { hairline, indexLine } from '#build/plates/lines.ts';
import type { Drawn, Point } from '#build/plates/mark.ts';
import type { Plate } from '#build/plates/plate.ts';
import { closed } from '#build/plates/rectangle.ts';
import { axis, datum, dimension, label } from '#build/plates/signs.ts';
import type messages from '#catalog/en/services/automation.json';

/** The steps of a task: how long each takes by hand and with software. Only the person's step keeps its length. */
const steps = [
  { before: 76, after: 12 },
  { before: 48, after: 8 },
  { before: 104, after: 16 },
  { before: 62, after: 10 },
  { before: 96, after: 96 },
  { before: 84, after: 14 },
  { before: 42, after: 8 },
  { before: 118, after: 18 },
  { before: 44, after: 8 },
];
const isPersons = ({ before, after }: (typeof steps)[number]) => before === after;

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

/** Both bars, and the lines that lead each step from the first to the second. */
function shortening(bars: Bars): Drawn<never> {
  const point = (along: number, across: number): Point =>
    bars.along === 'x' ? [along, across] : [across, along];
  const box = ([from, to]: [number, number], [near, far]: readonly [number, number]) => [
    point(from, near),
    point(to, near),
    point(to, far),
    point(from, far),
  ];
  const after = spans('after', bars);
  const drawn = spans('before', bars).map((span, i) => {
    const step = steps[i];
    const next = after[i];
    if (!step || !next) return [];
    const [old, kept] = [box(span, bars.before), box(next, bars.after)];
    const top: Point[] = [point(span[0], bars.before[1]), point(span[1], bars.before[1])];
    const bottom: Point[] = [point(next[0], bars.after[0]), point(next[1], bars.after[0])];
    const isKept = isPersons(step);
    const colour = isKept ? 'flag' : 'contour';
    return [
      isKept ? band(top, bottom, { colour: 'flag' }) : [],
      top.map((from, end) => hairline([from, bottom[end] ?? from], { colour })),
      hatch(old, { colour: isKept ? 'flag' : 'ink-2' }),
      isKept ? hatch(kept, { colour }) : polygon(kept, 'water'),
      indexLine(closed(old), { colour: isKept ? 'flag' : 'ink' }),
      isKept ? indexLine(closed(kept), { colour }) : hairline(closed(kept), { colour: 'ground' }),
    ];
  });
  // The person's step covers the edges of its neighbors.
  const person = steps.findIndex(isPersons);
  return [...drawn.toSpliced(person, 1), drawn[person] ?? []];
}

const wide: Bars = { along: 'x', start: 124, scale: 1, before: [84, 132], after: [252, 300] };
const narrow: Bars = { along: 'y', start: 36, scale: 0.47, before: [2, 46], after: [112, 156] };

/**
 * A task before and after: each step by hand, hatched, leads to the same step with software, which is short. The
 * person's step keeps its length, and has the flag. What remains up to the old end is the time saved.
 */
export const automation: Plate<typeof messages> = {
  wide: [
    axis([124, 372], [798, 372], 24),
    hairline(
      [
        [798, 132],
        [798, 372],
      ],
      { colour: 'line' },
    ),
    shortening(wide),
    datum([124, 83]),
    dimension([322, 276], [798, 276]),
    label('before', [0, 108], { width: 108, strong: true }),
    label('after', [0, 276], { width: 108, colour: 'water', strong: true }),
    label('person', [168, 318], { side: 'below', width: 220, colour: 'flag-text', strong: true }),
    label('saved', [562, 262], { side: 'above', align: 'middle', width: 220 }),
  ],
  narrow: [
    shortening(narrow),
    dimension([134, 134], [134, 352]),
    label('before', [0, 20], { side: 'above', width: 100, strong: true }),
    label('after', [112, 20], { side: 'above', width: 160, colour: 'water', strong: true }),
    label('person', [172, 84], { width: 108, colour: 'flag-text', strong: true }),
    label('saved', [150, 246], { width: 120 }),
  ],
};
