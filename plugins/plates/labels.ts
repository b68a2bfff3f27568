import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import type { Label, Point } from './plate.ts';

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

interface WrappedText {
  readonly lines: readonly string[];
  /** Of the longest line, in em. */
  readonly width: number;
}

/**
 * Breaks a text into the fewest lines of at most `width` em, and makes the lines about equally long. A word that
 * is wider than that has a line of its own.
 */
export function wrapText(text: string, width: number, weight: TextWeight): WrappedText {
  const words = text.split(/\s+/u);
  const widest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => textWidth(line, weight)));
  let lines = fill(words, width, weight);
  // Each turn breaks the longest line once more, until the text would need another line.
  for (;;) {
    const balanced = fill(words, widest(lines) - 0.01, weight);
    if (balanced.length > lines.length || widest(balanced) >= widest(lines)) break;
    lines = balanced;
  }
  return { lines, width: widest(lines) };
}

function fill(words: readonly string[], width: number, weight: TextWeight): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || textWidth(longer, weight) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

type TextWeight = 400 | 500;

const file = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
const face = new Face(new Blob(await convert(readFileSync(file), 'sfnt')));
const fonts: Readonly<Record<TextWeight, Font>> = { 400: variation(400), 500: variation(500) };

/** Characters without a width, such as those that turn the direction of writing. */
const withoutWidth = /[\p{Cf}\p{Mn}]/gu;

/** The glyph of a character that the text face lacks, and the width that is assumed for it, in em. */
const MISSING = 0;
const OTHER_SCRIPT = 0.75;

/** The width of a text in the text face, in em: HarfBuzz shapes it as browsers do. */
export function textWidth(text: string, weight: TextWeight): number {
  const buffer = new Buffer();
  buffer.addText(text.replace(withoutWidth, ''));
  buffer.guessSegmentProperties();
  shape(fonts[weight], buffer);
  const glyphs = buffer.getGlyphInfos();
  return buffer.getGlyphPositions().reduce((width, { xAdvance }, i) => {
    const isMissing = glyphs[i]?.codepoint === MISSING;
    return width + (isMissing ? OTHER_SCRIPT : xAdvance / face.upem);
  }, 0);
}

function variation(weight: TextWeight): Font {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}
