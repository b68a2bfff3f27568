import { contours as isolines } from 'd3-contour';
import { levels } from './levels.ts';
import { columns, place, rows, sheet, survey } from './survey.ts';
import type { Terrain } from './terrain.ts';

export type Point = readonly [x: number, y: number];

export interface Contour {
  /** Every fifth line, drawn stronger. */
  readonly index: boolean;
  readonly closed: boolean;
  readonly points: readonly Point[];
}

/** Below these a ring is a dot on a tile, and a line a nick in a corner. */
const smallestRing = 1100;
const shortestLine = 60;

const ring = (points: Point[], index: boolean): Contour => ({ index, closed: true, points });
const line = (points: Point[], index: boolean): Contour => ({ index, closed: false, points });

/** d3 closes rings along the border of the grid; what lies between is the line of the terrain. */
function pieces(outline: readonly (readonly number[])[], index: boolean): Contour[] {
  const cut: Point[][] = [[]];
  for (const [x = 0, y = 0] of outline.slice(1)) {
    if (x === 0 || y === 0 || x === columns || y === rows) cut.push([]);
    else cut.at(-1)?.push([place(x - 0.5), place(y - 0.5)]);
  }
  const [first = [], ...others] = cut;
  const last = others.pop();
  if (last === undefined) return [ring(first, index)];
  // d3 starts anywhere, mostly in the middle of a line: the last piece runs on into the first.
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

function lengthOnSheet(points: readonly Point[]): number {
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

function worthDrawing({ closed, points }: Contour): boolean {
  if (lengthOnSheet(points) < shortestLine) return false;
  return !closed || area(points) >= smallestRing;
}

/** The lines of a drawing. */
export function contours(terrain: Terrain): Contour[] {
  return everyContour(terrain).filter(worthDrawing);
}

/** All lines of a terrain at its levels, however short. */
export function everyContour(terrain: Terrain): Contour[] {
  const heights = survey(terrain);
  const trace = isolines().size([columns, rows]);
  return levels(heights).flatMap(({ height, index }) => {
    const outlines = trace.contour(heights, height).coordinates.flat();
    return outlines.flatMap((outline) => pieces(outline, index));
  });
}
