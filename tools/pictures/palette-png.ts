import { differenceEuclidean, interpolate } from 'culori';
import { type Colour, colourOf, toRgb } from '#e2e/support/colour.ts';
import type { Picture } from '#e2e/support/picture.ts';
import { indexedPng } from './indexed-png.ts';

/** The number of colours from the ground to full ink, for the antialiased edges of lines. */
const steps = 10;

/** The palette of a picture that is drawn with these inks on this ground, all CSS colours. */
export function inkedPalette(ground: string, inks: readonly string[]): Colour[] {
  const ramps = inks.flatMap((ink) => {
    const mix = interpolate([ground, ink]);
    return Array.from({ length: steps }, (_, i) => colourOf(mix((i + 1) / steps)));
  });
  return [colourOf(ground), ...ramps];
}

/**
 * A PNG file with one byte a pixel: a third of the size of a browser's screenshot. Every pixel has the
 * nearest colour of the palette. `text` is stored in the file, by keyword.
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

/** Returns a function that finds the index of the nearest colour; it caches the index of each colour. */
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
