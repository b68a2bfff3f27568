import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import type { Label } from './plate.ts';

/** A label with its lines and its place. */
export type SetLabel = ReturnType<typeof setLabel>;

/** Of the size of the letters: from one line to the next, the height of capitals, and the depth of a g. */
export const LINE_HEIGHT = 1.25;
const CAPITALS = 0.7;
const DESCENT = 0.2;

/** Wraps a label's text and finds its place: where the baseline of its first line is, and its box, in px as the sizes. */
export function setLabel(label: Label, text: string, sizes: Record<'plain' | 'strong', number>) {
  const size = sizes[label.strong ? 'strong' : 'plain'];
  const [x, y] = label.at;
  const { side = 'beside', align = 'start' } = label;
  const { lines, width } = wrapText(text, label.width / size, label.strong ? 500 : 400);
  const height = size * (CAPITALS + DESCENT + (lines.length - 1) * LINE_HEIGHT);
  const top = { below: y, above: y - height, beside: y - (height - size * DESCENT) / 2 }[side];
  const left = x - width * size * { start: 0, middle: 0.5, end: 1 }[align];
  const box = { left, top, right: left + width * size, bottom: top + height };
  return { label, lines, size, x, y: top + size * CAPITALS, box };
}

/**
 * Breaks a text into the fewest lines of at most `width` em, and makes the lines about equally long. A word that
 * is wider than that has a line of its own.
 */
export function wrapText(text: string, width: number, weight: 400 | 500) {
  const widest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => textWidth(line, weight)));
  const fill = (room: number) => {
    const lines: string[] = [];
    for (const word of text.split(/\s+/u)) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && textWidth(longer, weight) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  let lines = fill(width);
  // Each turn breaks the longest line once more, until the text would need another line.
  for (;;) {
    const balanced = fill(widest(lines) - 0.01);
    if (balanced.length > lines.length || widest(balanced) >= widest(lines)) break;
    lines = balanced;
  }
  return { lines, width: widest(lines) };
}

const file = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
const face = new Face(new Blob(await convert(readFileSync(file), 'sfnt')));
const font = new Font(face);

/** The width of a text in the text face, in em: HarfBuzz shapes it as browsers do. */
export function textWidth(text: string, weight: 400 | 500): number {
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
}
