import { level, rectangle } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate } from '#plugins/plates/plate.ts';
import { band, label, polygon } from '#plugins/plates/signs.ts';

/** What software leaves of the steps that it takes over, so that the whole bar is as short as the page's figure says. */
const SHARE = 0.37;
/** Between two steps, in px. */
const GAP = 3;

type Span = readonly [from: number, to: number];

/** What a composition shows, in px. */
interface Bars {
  /** What the steps of an invoice cost by hand, and which of them a person still does. */
  readonly steps: readonly number[];
  readonly person: number;
  /** From the top to the foot of both bars. */
  readonly before: Span;
  readonly after: Span;
}

/** Both bars, the way of the person's step from the first to the second, and what is saved after the second. */
function bars({ steps, person, before, after }: Bars): Drawn {
  /** Each step, where software leaves a share of all but the person's. */
  const spans = (share: number) => {
    let end = 0;
    return steps.map((step, i): Span => {
      const from = end + (i && GAP);
      end += step * (i === person ? 1 : share);
      return [from, end];
    });
  };
  const box = ([from, to]: Span, [top, foot]: Span, colour: Colour, opacity = 1) =>
    polygon(rectangle([from, top], [to, foot]), colour, opacity);
  const bar = (all: readonly Span[], sides: Span, colour: Colour) =>
    all.map((span, i) => box(span, sides, i === person ? 'flag' : colour));
  const [old, kept] = [spans(1), spans(SHARE)];
  const [from, to] = [old, kept].map((all) => all[person] ?? ([0, 0] as const));
  const [oldEnd = 0, keptEnd = 0] = [old, kept].map((all) => all.at(-1)?.[1]);
  return [
    from && to ? band(level(before[1], ...from), level(after[0], ...to), 'flag', 0.45) : [],
    bar(old, before, 'ink-2'),
    bar(kept, after, 'water'),
    box([keptEnd + GAP, oldEnd], after, 'veg', 0.16),
  ];
}

/**
 * An invoice before and after: with software, every step is short but the person's, which keeps its length and has the
 * flag. What remains up to the old end is saved.
 */
export const plate: Plate = {
  wide: [
    bars({
      steps: [90, 57, 123, 74, 114, 100, 50, 140, 52],
      person: 4,
      before: [30, 130],
      after: [210, 310],
    }),
    label('before', [0, 20], { side: 'above', width: 640, strong: 'ink' }),
    label('after', [0, 201], { side: 'above', width: 150, strong: 'water' }),
    label('person', [420, 170], { width: 380, strong: 'flag-text' }),
    label('saved', [584, 260], { align: 'middle', width: 400, strong: 'veg' }),
  ],
  narrow: [
    bars({ steps: [50, 69, 40, 53, 68], person: 2, before: [22, 70], after: [122, 170] }),
    label('before', [0, 14], { side: 'above', width: 280, strong: 'ink' }),
    label('person', [160, 97], { width: 120, strong: 'flag-text' }),
    label('saved', [206, 146], { align: 'middle', width: 140, strong: 'veg' }),
    label('after', [0, 180], { side: 'below', width: 280, strong: 'water' }),
  ],
};
