import { differenceEuclidean, interpolate } from 'culori';
import { type Colour, colourOf, toRgb } from '#e2e/support/colour.ts';
import type { Picture } from '#e2e/support/picture.ts';
import { indexedPng } from './indexed-png.ts';

/** The steps from the ground to full ink: what the edge of a line can be. */
const steps = 10;

/** The colours a picture can have that is drawn in some inks on one ground, all named as in CSS. */
export function inkedPalette(ground: string, inks: readonly string[]): Colour[] {
  const ramps = inks.flatMap((ink) => {
    const mix = interpolate([ground, ink]);
    return Array.from({ length: steps }, (_, i) => colourOf(mix((i + 1) / steps)));
  });
  return [colourOf(ground), ...ramps];
}

/**
 * A PNG file with one byte a pixel: a third of what a browser's screenshot weighs. Every pixel takes
 * the nearest colour of the palette. `text` is kept in the file, by keyword.
 */
export function palettePng(
  { width, height, colourAt }: Picture,
  palette: readonly Colour[],
  text: Readonly<Record<string, string>>,
): Buffer {
  const nearest = nearestIn(palette);
  const indices = Uint8Array.from({ length: width * height }, (_, i) =>
    nearest(colourAt(i % width, Math.floor(i / width))),
  );
  return indexedPng({ width, height, indices, palette, text });
}

/** Tells the place of the nearest colour. Computed once a colour: pictures repeat theirs. */
function nearestIn(palette: readonly Colour[]) {
  const difference = differenceEuclidean('rgb');
  const cache = new Map<Colour, number>();
  return (colour: Colour): number => {
    const cached = cache.get(colour);
    if (cached !== undefined) return cached;
    const differences = palette.map((each) => difference(toRgb(each), toRgb(colour)));
    const found = differences.indexOf(Math.min(...differences));
    cache.set(colour, found);
    return found;
  };
}
