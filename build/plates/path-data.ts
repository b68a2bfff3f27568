import type { Course, Point } from './mark.ts';

/** One piece of a Bézier curve: two control points and its end. */
export type Piece = readonly [Point, Point, Point];

/** The curve through points: at each point it runs parallel to the line between its neighbours (Catmull-Rom). */
export function pieces(points: readonly Point[]): Piece[] {
  return points.slice(1).map((to, i): Piece => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    return [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
}

/** SVG path data through the points, after `command`: `M` starts a path, `L` continues it. */
export function pathData(points: readonly Point[], course: Course, command: 'M' | 'L'): string {
  const [start, ...others] = points;
  if (start === undefined) return '';
  const steps =
    course === 'smooth'
      ? pieces(points).map((piece) => `C${numbers(piece.flat())}`)
      : others.map((point) => `L${numbers(point)}`);
  return `${command}${numbers(start)}${steps.join('')}`;
}

/** Numbers in tenths of a px, separated as shortly as SVG allows. */
export function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10))
    .join(' ')
    .replaceAll(' -', '-');
}
