import { type Rgb, wcagContrast } from 'culori';
import type { Colour } from '#e2e/support/picture.ts';

const known = new Map<number, number>();

/** The contrast of two colours, 1 to 21 (WCAG 2.2). Computed once a pair: pictures repeat their colours. */
export function contrast(one: Colour, other: Colour): number {
  const pair = one * 2 ** 24 + other;
  const found = known.get(pair) ?? wcagContrast(rgb(one), rgb(other));
  known.set(pair, found);
  return found;
}

/** The channels of a colour, 0 to 255. */
export function channels(colour: Colour): readonly [red: number, green: number, blue: number] {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}

function rgb(colour: Colour): Rgb {
  const [red, green, blue] = channels(colour);
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 };
}
