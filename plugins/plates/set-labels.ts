import type { Drawn, Label, Mark, Point } from './mark.ts';
import { wrapText } from './wrap-text.ts';

/** A label with its lines and its place. */
export interface SetLabel {
  readonly label: Label;
  readonly lines: readonly string[];
  /** Of the letters, in px. */
  readonly size: number;
  /** The baseline of the first line, at the label's start, middle or end. */
  readonly baseline: Point;
  readonly box: Box;
}

/** The edges of a rectangle, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of the size of the letters: from one line to the next, the height of capitals, and the depth of a g. */
export const LINE_HEIGHT = 1.25;
const CAPITALS = 0.7;
const DESCENT = 0.2;

/** The marks of a composition, without their groups. */
export function marksOf(composition: readonly Drawn[]): Mark[] {
  return composition.flatMap((drawn) => ('kind' in drawn ? [drawn] : marksOf(drawn)));
}

/** Wraps a label's text and finds its place. `size` is that of the letters, in px. */
export function setLabel(label: Label, text: string, size: number): SetLabel {
  const { lines, width } = wrapText(text, label.width / size, label.isStrong ? 500 : 400);
  const [x, y] = label.at;
  const height = size * (CAPITALS + DESCENT + (lines.length - 1) * LINE_HEIGHT);
  const top = { below: y, above: y - height, beside: y - (height - size * DESCENT) / 2 }[
    label.side
  ];
  const before = width * size * { start: 0, middle: 0.5, end: 1 }[label.align];
  return {
    label,
    lines,
    size,
    baseline: [x, top + size * CAPITALS],
    box: { left: x - before, top, right: x - before + width * size, bottom: top + height },
  };
}
