import { wcagContrast } from 'culori';
import { type Colour, toRgb } from '#e2e/support/colour.ts';

const known = new Map<number, number>();

/** The contrast of two colours, 1 to 21 (WCAG 2.2). Computed once a pair: pictures repeat their colours. */
export function contrast(one: Colour, other: Colour): number {
  const pair = one * 2 ** 24 + other;
  const found = known.get(pair) ?? wcagContrast(toRgb(one), toRgb(other));
  known.set(pair, found);
  return found;
}
