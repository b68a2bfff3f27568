import type { Contour, Point } from './contours.ts';

/** Distance between control points: the longest that still follows the terrain. */
const reach = 28;
const fewestOnRing = 8;

/** Even, so that midpoints are integers: rounding them would add up from one `t` to the next. */
const even = (value: number) => 2 * Math.round(value / 2);

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Points at equal distances: the long and short steps of marching squares would show as ripples. */
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
  const parts = Math.max(closed ? fewestOnRing : 2, Math.round(length / reach));
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

/** Numbers as short as SVG allows: a minus sign separates by itself. */
const numbers = (values: readonly number[]) => values.join(' ').replaceAll(' -', '-');

/** A quadratic B-spline: `t` makes every further control the reflection of the one before. */
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
  // The ends of an open line are the curve's own: it has to reach past the sheet.
  return curve(first, second, [...middles.slice(1, -1), last]);
}
