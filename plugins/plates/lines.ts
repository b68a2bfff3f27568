import type { Colour, Course, Point, Stroke } from './plate.ts';

interface LineStyle {
  readonly colour?: Colour;
  readonly course?: Course;
}

/** A thin line of the ground. */
export function hairline(points: readonly Point[], style: LineStyle = {}): Stroke {
  return stroke(points, 1, { colour: 'contour', ...style });
}

/** A thin line of dashes: what is planned, or only possible. It is not drawn in motion. */
export function dashedLine(points: readonly Point[], style: LineStyle = {}): Stroke {
  return { ...stroke(points, 1.5, { colour: 'ink-2', ...style }), isDashed: true };
}

/** A thick line: what matters. */
export function indexLine(points: readonly Point[], style: LineStyle = {}): Stroke {
  return stroke(points, 2.5, style);
}

function stroke(points: readonly Point[], width: number, style: LineStyle): Stroke {
  const { colour = 'ink', course = 'straight' } = style;
  return { kind: 'stroke', points, course, colour, width, isDashed: false };
}

/** The ends of a horizontal line at the height `y`, in px. */
export function level(y: number, from: number, to: number): Point[] {
  return [
    [from, y],
    [to, y],
  ];
}

/** The ends of a vertical line at `x`, in px. */
export function upright(x: number, from: number, to: number): Point[] {
  return [
    [x, from],
    [x, to],
  ];
}

/** The corners of a rectangle, in px: from the corner where reading starts to the opposite one. */
export function rectangle([left, top]: Point, [right, bottom]: Point): Point[] {
  return [...level(top, left, right), ...level(bottom, right, left)];
}

/** A line through the points that ends where it starts: an outline. */
export function closed(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)];
}

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

/** A piece of a line, as a Bézier curve: its start, two control points and its end. */
type Piece = readonly [Point, Point, Point, Point];

/** The pieces of a line. A smooth line runs at each point parallel to the line between its neighbours (Catmull-Rom). */
export function pieces(points: readonly Point[], course: Course): Piece[] {
  return points.slice(1).map((to, i): Piece => {
    const from = points[i] ?? to;
    if (course === 'straight') return [from, from, to, to];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
}
