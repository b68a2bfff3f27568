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

/**
 * SVG path data through the points, after `command`: `M` starts a path, `L` continues it. Steps are relative to the
 * point before, which needs fewer digits; that point is a rounded one, so that rounding errors do not add up.
 */
export function pathData(points: readonly Point[], course: Course, command: 'M' | 'L'): string {
  const [start, ...others] = points;
  if (start === undefined) return '';
  const from = { x: rounded(start[0]), y: rounded(start[1]) };
  const step = (letter: 'c' | 'l', targets: readonly Point[]) => {
    const values = targets.flatMap(([x, y]) => [x - from.x, y - from.y]);
    const [dx = 0, dy = 0] = values.slice(-2);
    from.x = rounded(from.x + rounded(dx));
    from.y = rounded(from.y + rounded(dy));
    return `${letter}${numbers(values)}`;
  };
  const steps =
    course === 'smooth'
      ? pieces(points).map((piece) => step('c', piece))
      : others.map((point) => step('l', [point]));
  return `${command}${numbers(start)}${steps.join('')}`;
}

/** Numbers in tenths of a px, written as shortly as SVG allows. */
export function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(rounded(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** In tenths of a px. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
