import type { Contour, Point } from './contours.ts';

/** The distance between control points: the largest that still follows the terrain. */
const controlDistance = 28;
const minimumRingPoints = 8;

/** Rounds to even numbers, so that midpoints are integers. Rounding errors of midpoints would add up over the `t` commands. */
const even = (value: number) => 2 * Math.round(value / 2);

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Points at equal distances, because the unequal steps of marching squares would be visible as ripples. */
function resample(points: readonly Point[], closed: boolean): Point[] {
  const [start] = points;
  if (start === undefined) return [];
  const path = closed ? [...points, start] : points;
  const distances: number[] = [];
  let length = 0;
  let previous = start;
  for (const point of path) {
    length += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
    distances.push(length);
    previous = point;
  }
  const parts = Math.max(closed ? minimumRingPoints : 2, Math.round(length / controlDistance));
  const samples: Point[] = [];
  let next = 1;
  for (let part = 0; part < parts + (closed ? 0 : 1); part += 1) {
    const wanted = (length * part) / parts;
    while (next < path.length - 1 && (distances[next] ?? 0) < wanted) next += 1;
    const from = path[next - 1] ?? start;
    const to = path[next] ?? from;
    const passed = distances[next - 1] ?? 0;
    const share = (wanted - passed) / ((distances[next] ?? 0) - passed || 1);
    const along = (a: number, b: number) => even(a + share * (b - a));
    samples.push([along(from[0], to[0]), along(from[1], to[1])]);
  }
  return samples;
}

/** Numbers as SVG path data, without a space before a minus sign. */
const numbers = (values: readonly number[]) => values.join(' ').replaceAll(' -', '-');

/** The path data of a quadratic B-spline. With `t`, each control point is the reflection of the previous one. */
function curve(start: Point, control: Point, knots: readonly Point[]): string {
  const steps: number[] = [];
  let [px, py] = start;
  for (const [x, y] of knots) {
    steps.push(x - px, y - py);
    [px, py] = [x, y];
  }
  const first = [control[0] - start[0], control[1] - start[1], ...steps.slice(0, 2)];
  const head = `M${numbers(start)}q${numbers(first)}`;
  return steps.length > 2 ? `${head}t${numbers(steps.slice(2))}` : head;
}

/** The path data of a contour; an empty string where it has fewer than two points. */
export function spline({ closed, points }: Contour): string {
  const controls = resample(points, closed);
  const [first, second] = controls;
  const last = controls.at(-1);
  if (first === undefined || second === undefined || last === undefined) return '';
  const middles = controls.slice(1).map((point, i) => middle(controls[i] ?? point, point));
  if (closed) {
    const seam = middle(last, first);
    return `${curve(seam, first, [...middles, seam])}z`;
  }
  // The curve starts and ends at the line's own ends, which are outside the sheet.
  return curve(first, second, [...middles.slice(1, -1), last]);
}
