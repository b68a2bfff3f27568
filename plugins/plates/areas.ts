import type { Colour } from './colour.ts';
import { hairline } from './lines.ts';
import type { Area, Course, Point, Stroke } from './mark.ts';

interface BandStyle {
  readonly colour?: Colour;
  readonly opacity?: number;
  readonly course?: Course;
}

/** The area between two lines, each from start to end. */
export function band(
  upper: readonly Point[],
  lower: readonly Point[],
  { colour = 'water', opacity = 0.16, course = 'straight' }: BandStyle = {},
): Area {
  const outline = [
    { points: upper, course },
    { points: lower.toReversed(), course },
  ];
  return { kind: 'area', outline, colour, opacity };
}

/** A filled polygon. */
export function polygon(points: readonly Point[], colour: Colour, opacity = 1): Area {
  return { kind: 'area', outline: [{ points, course: 'straight' }], colour, opacity };
}

/** Diagonal hairlines inside a polygon, `spacing` px apart. */
export function hatch(
  corners: readonly Point[],
  { colour = 'contour', spacing = 8 }: { readonly colour?: Colour; readonly spacing?: number } = {},
): Stroke[] {
  // Along a diagonal, x + y stays the same.
  const sums = corners.map(([x, y]) => x + y);
  const step = spacing * Math.SQRT2;
  const first = Math.ceil(Math.min(...sums) / step);
  const last = Math.floor(Math.max(...sums) / step);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, i) => (first + i) * step,
  ).flatMap((sum) => pairs(crossings(corners, sum)).map((ends) => hairline(ends, { colour })));
}

/** Where the diagonal with this sum of x and y crosses the polygon's sides, from left to right. */
function crossings(corners: readonly Point[], sum: number): Point[] {
  const points = corners.flatMap(([ax, ay], i): Point[] => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    const [from, to] = [ax + ay - sum, bx + by - sum];
    if (from < 0 === to < 0) return [];
    const share = from / (from - to);
    return [[ax + share * (bx - ax), ay + share * (by - ay)]];
  });
  return points.sort(([one], [other]) => one - other);
}

function pairs(points: readonly Point[]): Point[][] {
  return Array.from({ length: Math.floor(points.length / 2) }, (_, i) =>
    points.slice(2 * i, 2 * i + 2),
  );
}
