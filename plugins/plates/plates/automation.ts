import { hairline, rectangle } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, label, polygon } from '#plugins/plates/signs.ts';

/** What the steps of an invoice cost by hand, and which of them a person still does. */
const steps = [76, 48, 104, 62, 96, 84, 42, 118, 44];
const PERSONS = 4;
/** What software leaves of the other steps, so that the whole bar is as short as the page's figure says. */
const SHARE = 0.37;

/** Where a composition has its two bars, along an axis of the sheet. */
interface Bars {
  readonly along: 'x' | 'y';
  readonly start: number;
  readonly scale: number;
  /** The edges of both bars, across the axis. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** Both bars, the way of the person's step from the first to the second, and what is saved after the second. */
function bars({ along, start, scale, before, after }: Bars): Drawn {
  /** Where each step starts, and where the last one ends. */
  const places = (share: number) =>
    steps.reduce(
      ([end = start, ...earlier], step, i) => [
        end + step * scale * (i === PERSONS ? 1 : share),
        end,
        ...earlier,
      ],
      [start],
    );
  const point = (place: number, across: number): Point =>
    along === 'x' ? [place, across] : [across, place];
  const box = (from: number, to: number, [near, far]: readonly [number, number]) =>
    rectangle(point(from, near), point(to, far));
  const [old, kept] = [places(1).reverse(), places(SHARE).reverse()];
  const [oldEnd = start, keptEnd = start] = [old.at(-1), kept.at(-1)];
  const [from = start, to = start] = old.slice(PERSONS);
  const [keptFrom = start, keptTo = start] = kept.slice(PERSONS);
  /** A bar of steps with a gap between two. */
  const bar = (ends: readonly number[], sides: readonly [number, number], colour: Colour) => [
    polygon(box(start, ends.at(-1) ?? start, sides), colour),
    polygon(box(ends[PERSONS] ?? start, ends[PERSONS + 1] ?? start, sides), 'flag'),
    ends.slice(1, -1).map((end) =>
      hairline(
        sides.map((side) => point(end, side)),
        'paper',
        ' stroke-width="3"',
      ),
    ),
  ];
  return [
    band(
      [point(from, before[1]), point(keptFrom, after[0])],
      [point(to, before[1]), point(keptTo, after[0])],
      'flag',
      0.45,
    ),
    bar(old, before, 'ink-2'),
    bar(kept, after, 'water'),
    polygon(box(keptEnd, oldEnd, after), 'veg', 0.16),
  ];
}

const wide: Bars = { along: 'x', start: 0, scale: 800 / 674, before: [30, 116], after: [208, 294] };
const narrow: Bars = { along: 'y', start: 46, scale: 0.44, before: [0, 70], after: [114, 184] };

/**
 * An invoice before and after: with software, every step is short but the person's, which keeps its length and has the
 * flag. What remains up to the old end is saved.
 */
export const plate: Plate = {
  wide: [
    bars(wide),
    label('before', [0, 20], { side: 'above', width: 500, strong: 'ink' }),
    label('after', [0, 200], { side: 'above', width: 150, strong: 'water' }),
    label('person', [129, 306], { side: 'below', width: 600, strong: 'flag-text' }),
    label('saved', [582, 252], { align: 'middle', width: 400, strong: 'veg' }),
  ],
  narrow: [
    bars(narrow),
    label('before', [0, 34], { side: 'above', width: 108, strong: 'ink' }),
    label('after', [114, 34], { side: 'above', width: 166, strong: 'water' }),
    label('person', [196, 114], { width: 86, strong: 'flag-text' }),
    label('saved', [196, 263], { width: 86, strong: 'veg' }),
  ],
};
