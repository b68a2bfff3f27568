import type { Colour, Point, Shape } from './plate.ts';

/** A thin line of the ground; in the colour `line`, of a grid. `look` has further attributes of its path. */
export function hairline(points: readonly Point[], colour: Colour = 'contour', look = ''): Shape {
  const kind = colour === 'line' ? 'grid' : 'line';
  return { kind, points, look: `stroke="var(--${colour})"${look}` };
}

/** A thin line of dashes: what is planned, or only possible. */
export function dashedLine(points: readonly Point[], colour: Colour = 'ink-2'): Shape {
  return hairline(points, colour, ' stroke-width="1.5" stroke-dasharray="5 5"');
}

/** A thick line: what matters. It stays a path of its own, above the marks that are listed before it. */
export function indexLine(points: readonly Point[], colour: Colour = 'ink', width = 5): Shape {
  return { ...hairline(points, colour, ` stroke-width="${width}"`), isAlone: true };
}

/** The ends of a horizontal line at the height `y`, in px. */
export function level(y: number, from: number, to: number): Point[] {
  return [from, to].map((x) => [x, y]);
}

/** The end of a mark that goes on past its sheet. The hero clips it at the side of the window, which may be 4200 px wide (src/sections/page-hero.css). */
export const beyond = (width: number) => 2.5 * width;

/** The ends of a vertical line at `x`, in px. */
export function upright(x: number, from: number, to: number): Point[] {
  return level(x, from, to).map(([along, across]) => [across, along]);
}

/** The corners of a rectangle, in px: from the corner where reading starts to the opposite one. */
export function rectangle([left, top]: Point, [right, bottom]: Point): Point[] {
  return [...level(top, left, right), ...level(bottom, right, left)];
}

/** A line through the points that ends where it starts: an outline. */
export function closed(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)];
}

/** A straight path with round corners. `radius` is in px. */
export function roundedPath(points: readonly Point[], radius: number): Point[] {
  return points.flatMap((corner, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined || after === undefined) return [corner];
    // At most half the way to the other corner.
    const toward = (other: Point) =>
      between(corner, other, Math.min(0.5, radius / distance(corner, other)));
    return curve([toward(before), corner, toward(after)], 6);
  });
}

/**
 * The change from one parallel line to another: a path that leaves and reaches them without a corner. Lines run
 * `across` the sheet or `down` it.
 */
export function laneChange(from: Point, to: Point, direction: 'across' | 'down'): Point[] {
  const bend = (along: number, aside: number) =>
    direction === 'across' ? between(from, to, along, aside) : between(from, to, aside, along);
  return curve([from, bend(1 / 3, 0), bend(2 / 3, 1), to], 24);
}

/** A Bézier curve by its control points, as a number of short lines. */
export function curve(controls: readonly Point[], steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    let points = controls;
    while (points.length > 1) {
      points = points.slice(1).map((to, i) => between(points[i] ?? to, to, step / steps));
    }
    return points;
  }).flat();
}

/** The place at a share of the way from one point to another; `down` is the share of the way down, if it is another one. */
function between(from: Point, to: Point, share: number, down = share): Point {
  return [from[0] + share * (to[0] - from[0]), from[1] + down * (to[1] - from[1])];
}

/** From one point to another, in px. */
export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
