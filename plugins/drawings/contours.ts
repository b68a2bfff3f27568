import { contours as isolines } from 'd3-contour';
import { columns, coordinate, heightGrid, rows, sheet } from './height-grid.ts';
import { levels } from './levels.ts';
import type { Terrain } from './terrain.ts';

export type Point = readonly [x: number, y: number];

export interface Contour {
  /** Whether it is an index contour: every fifth line, drawn thicker. */
  readonly index: boolean;
  readonly closed: boolean;
  readonly points: readonly Point[];
}

/** Rings with a smaller area (square units) and lines with a smaller length (units) are not drawn. */
const minimumRingArea = 1100;
const minimumLineLength = 60;

const ring = (points: Point[], index: boolean): Contour => ({ index, closed: true, points });
const line = (points: Point[], index: boolean): Contour => ({ index, closed: false, points });

/** Splits an outline at the border of the grid, along which d3-contour closes open lines. */
function splitAtBorder(outline: readonly (readonly number[])[], index: boolean): Contour[] {
  const cut: Point[][] = [[]];
  for (const [x = 0, y = 0] of outline.slice(1)) {
    if (x === 0 || y === 0 || x === columns || y === rows) cut.push([]);
    else cut.at(-1)?.push([coordinate(x - 0.5), coordinate(y - 0.5)]);
  }
  const [first = [], ...others] = cut;
  const last = others.pop();
  if (last === undefined) return [ring(first, index)];
  // d3-contour may start in the middle of a line, so the last piece continues with the first.
  return [[...last, ...first], ...others].map((points) => line(points, index));
}

function area(points: readonly Point[]): number {
  let [px, py] = points.at(-1) ?? [0, 0];
  let doubled = 0;
  for (const [x, y] of points) {
    doubled += px * y - x * py;
    [px, py] = [x, y];
  }
  return Math.abs(doubled / 2);
}

function visibleLength(points: readonly Point[]): number {
  let length = 0;
  let previous: Point | undefined;
  for (const point of points) {
    const [x, y] = point;
    const visible = x > 0 && x < sheet.width && y > 0 && y < sheet.height;
    if (visible && previous) length += Math.hypot(x - previous[0], y - previous[1]);
    previous = point;
  }
  return length;
}

/** The contours of a drawing, without those that are too small. */
export function contours(terrain: Terrain): Contour[] {
  return allContours(terrain).filter(
    ({ closed, points }) =>
      visibleLength(points) >= minimumLineLength && (!closed || area(points) >= minimumRingArea),
  );
}

/** All contours of a terrain at its levels, also the smallest. */
export function allContours(terrain: Terrain): Contour[] {
  const heights = heightGrid(terrain);
  const trace = isolines().size([columns, rows]);
  return levels(heights).flatMap(({ height, index }) => {
    const outlines = trace.contour(heights, height).coordinates.flat();
    return outlines.flatMap((outline) => splitAtBorder(outline, index));
  });
}
