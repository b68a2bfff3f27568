import type { Point } from './mark.ts';

const STEPS = 6;

/** A straight path with round corners, for lines with the course `straight`. `radius` is in px. */
export function roundedPath(points: readonly Point[], radius: number): Point[] {
  return points.flatMap((corner, i): Point[] => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined || after === undefined) return [corner];
    const start = toward(corner, before, radius);
    const end = toward(corner, after, radius);
    // A quadratic Bézier curve that is bent by the corner.
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const t = step / STEPS;
      const along = (axis: 0 | 1) =>
        (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * end[axis];
      return [along(0), along(1)];
    });
  });
}

/** The point that is `distance` px from one point to another, but at most half the way. */
function toward(from: Point, to: Point, distance: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = Math.min(0.5, distance / Math.hypot(dx, dy));
  return [from[0] + share * dx, from[1] + share * dy];
}

/**
 * The change from one parallel line to another: a path that leaves and reaches them without a corner. Lines run
 * `across` the sheet or `down` it.
 */
export function laneChange(from: Point, to: Point, direction: 'across' | 'down'): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Array.from({ length: 4 * STEPS + 1 }, (_, step) => {
    const along = step / (4 * STEPS);
    const aside = along ** 2 * (3 - 2 * along);
    return direction === 'across'
      ? [from[0] + along * dx, from[1] + aside * dy]
      : [from[0] + aside * dx, from[1] + along * dy];
  });
}
