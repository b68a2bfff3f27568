import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import type { Label, LabelSizes } from './plate.ts';

/** A label with its lines and its place. */
export type SetLabel = ReturnType<typeof setLabel>;

/** Of the size of the letters: from one line to the next, the height of capitals, and the depth of a g. */
export const LINE_HEIGHT = 1.25;
const CAPITALS = 0.7;
const DESCENT = 0.2;

/** Wraps a label's text and finds its place: where the baseline of its first line is, and its box, in px as the sizes. */
export function setLabel(label: Label, text: string, { plain, strong }: LabelSizes) {
  const size = label.isStrong ? strong : plain;
  const { lines, width } = wrapText(text, label.width / size, label.isStrong ? 500 : 400);
  const [x, y] = label.at;
  const height = size * (CAPITALS + DESCENT + (lines.length - 1) * LINE_HEIGHT);
  const top = { below: y, above: y - height, beside: y - (height - size * DESCENT) / 2 }[
    label.side
  ];
  const left = x - width * size * { start: 0, middle: 0.5, end: 1 }[label.align];
  const box = { left, top, right: left + width * size, bottom: top + height };
  return { label, lines, size, x, y: top + size * CAPITALS, box };
}

/**
 * Breaks a text into the fewest lines of at most `width` em, and makes the lines about equally long. A word that
 * is wider than that has a line of its own.
 */
export function wrapText(text: string, width: number, weight: TextWeight) {
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

/** The width of a text in the text face, in em: HarfBuzz shapes it as browsers do. */
export function textWidth(text: string, weight: TextWeight): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(fonts[weight], buffer);
  const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
}

function variation(weight: TextWeight): Font {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}
