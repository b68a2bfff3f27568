import type { Point } from './mark.ts';

/** The corners of a rectangle, from its start above, once around. */
export function rectangle(left: number, top: number, width: number, height: number): Point[] {
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
}

/** Points as a closed line, which ends where it starts. */
export function closed(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)];
}
