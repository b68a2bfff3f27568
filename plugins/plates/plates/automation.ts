import { closed, hairline, indexLine, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, label, polygon } from '#plugins/plates/signs.ts';

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

/** Both bars with the lines that lead each step from the first to the second, and the time saved after the second. */
function bars(layout: Bars): Drawn {
  const { along, before, after } = layout;
  const point = (place: number, across: number): Point =>
    along === 'x' ? [place, across] : [across, place];
  const box = ([from, to]: readonly [number, number], [near, far]: readonly [number, number]) =>
    rectangle(point(from, near), point(to, far));
  const [old, kept] = [spans('before', layout), spans('after', layout)];
  const start = layout.start;
  const ends = [old, kept].map((each) => each.at(-1)?.[1] ?? start);
  const [oldEnd = start, keptEnd = start] = ends;
  const sides = old.map(([from], i) => [
    point(from, before[1]),
    point(kept[i]?.[0] ?? start, after[0]),
  ]);
  const [persons = [], next = []] = sides.slice(PERSONS);
  const personsBoxes = [old, kept].map((each, i) =>
    box(each[PERSONS] ?? [start, start], i === 0 ? before : after),
  );
  const saved = box([keptEnd, oldEnd], after);
  return [
    sides.map((side) => hairline(side)),
    hairline([point(oldEnd, before[1]), point(keptEnd, after[0])]),
    polygon(box([start, oldEnd], before), 'ink', 0.16),
    old.slice(1).map(([from]) => hairline([point(from, before[0]), point(from, before[1])], 'ink')),
    indexLine(closed(box([start, oldEnd], before))),
    polygon(box([start, keptEnd], after), 'water'),
    kept
      .slice(1)
      .map(([from]) => hairline([point(from, after[0]), point(from, after[1])], 'paper')),
    polygon(saved, 'veg', 0.1),
    hairline(closed(saved), 'veg', ' stroke-width="2" stroke-dasharray="7 6"'),
    band(persons, next, 'flag', 0.45),
    personsBoxes.map((persons) => polygon(persons, 'flag')),
  ];
}

const wide: Bars = { along: 'x', start: 3, scale: 794 / 674, before: [62, 146], after: [250, 334] };
const narrow: Bars = { along: 'y', start: 46, scale: 0.44, before: [3, 70], after: [114, 181] };

/**
 * A task before and after: each step by hand leads to the same step with software, which is short. The person's step keeps
 * its length, and has the flag. What remains up to the old end is the time saved.
 */
export const plate: Plate = {
  wide: [
    bars(wide),
    datum([14, 60]),
    label('before', [34, 46], { side: 'above', width: 240, strong: 'ink' }),
    label('person', [344, 46], { side: 'above', width: 456, strong: 'flag-text' }),
    label('after', [0, 348], { side: 'below', width: 240, strong: 'water' }),
    label('saved', [520, 292], { align: 'middle', width: 500, strong: 'veg' }),
  ],
  narrow: [
    bars(narrow),
    label('before', [0, 34], { side: 'above', width: 108, strong: 'ink' }),
    label('after', [114, 34], { side: 'above', width: 166, strong: 'water' }),
    label('person', [194, 92], { width: 86, strong: 'flag-text' }),
    label('saved', [194, 250], { width: 86, strong: 'veg' }),
  ],
};
