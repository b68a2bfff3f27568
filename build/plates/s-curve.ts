import type { Point } from './mark.ts';

/** Parts of a curve: enough that a smooth line through its points has no corner at the ends. */
const PARTS = 8;

/** The points of a curve that leaves `from` and reaches `to` in parallel with the upper edge of the sheet. */
export function sCurve(from: Point, to: Point): Point[] {
  return Array.from({ length: PARTS + 1 }, (_, i): Point => {
    const along = i / PARTS;
    const across = along ** 2 * (3 - 2 * along);
    return [from[0] + along * (to[0] - from[0]), from[1] + across * (to[1] - from[1])];
  });
}
