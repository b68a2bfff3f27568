import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

export type TextWeight = 400 | 500;

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
