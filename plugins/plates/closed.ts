import type { Point } from './mark.ts';

/** A line through the points that ends where it starts: an outline. */
export function closed(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)];
}
