import { wcagContrast } from 'culori';
import { type Colour, toRgb } from '#e2e/support/colour.ts';

const cache = new Map<number, number>();

/** The contrast of two colours, 1 to 21 (WCAG 2.2). Cached, because a picture repeats its colours. */
export function contrast(first: Colour, second: Colour): number {
  const pair = first * 2 ** 24 + second;
  const found = cache.get(pair) ?? wcagContrast(toRgb(first), toRgb(second));
  cache.set(pair, found);
  return found;
}
