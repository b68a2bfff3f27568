import type { Terrain } from './terrain.ts';

/** The size of every drawing, in units of its viewBox. */
export const sheet = { width: 1200, height: 800 };

/** The grid is larger than the sheet on every side, so that the ends of cut lines are not visible. */
const margin = 32;
export const cellSize = 8;

export const columns = (sheet.width + 2 * margin) / cellSize + 1;
export const rows = (sheet.height + 2 * margin) / cellSize + 1;

/** The coordinate on the sheet of a column or row. */
export const coordinate = (cell: number) => cell * cellSize - margin;

/** The radius of the smoothing filter in cells. Smoothing removes sharp corners from the contours. */
const radius = 6;
const weights = Array.from({ length: 2 * radius + 1 }, (_, i) =>
  Math.exp(-2.5 * (i / radius - 1) ** 2),
);
const totalWeight = weights.reduce((sum, each) => sum + each, 0);
const smoothed = (height: (cell: number) => number) =>
  weights.reduce((sum, each, i) => sum + each * height(i - radius), 0) / totalWeight;

/** The smoothed heights of a terrain, row by row. */
export function heightGrid(terrain: Terrain): number[] {
  const paddedColumns = columns + 2 * radius;
  const unsmoothed = Array.from({ length: paddedColumns * (rows + 2 * radius) }, (_, i) =>
    terrain(
      coordinate((i % paddedColumns) - radius),
      coordinate(Math.floor(i / paddedColumns) - radius),
    ),
  );
  const smoothedRows = unsmoothed.map((_, i) =>
    smoothed((cell) => unsmoothed[i + cell * paddedColumns] ?? 0),
  );
  return Array.from({ length: columns * rows }, (_, i) => {
    const index = (Math.floor(i / columns) + radius) * paddedColumns + (i % columns) + radius;
    return smoothed((cell) => smoothedRows[index + cell] ?? 0);
  });
}
