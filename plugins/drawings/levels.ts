import { cellSize, columns, rows } from './height-grid.ts';

export interface Level {
  readonly height: number;
  readonly index: boolean;
}

/** The wanted mean distance between lines, in units of the sheet. */
const spacing = 22;
const indexEvery = 5;

/**
 * The height difference between two levels. The total length of the contours is the integral of the
 * slope, divided by the interval (co-area formula), so this interval gives every drawing the same
 * density of lines, whether its terrain is flat or steep.
 */
function interval(heights: readonly number[]): number {
  let rise = 0;
  let cells = 0;
  for (const [i, here] of heights.entries()) {
    const east = heights[i + 1];
    const south = heights[i + columns];
    if (east === undefined || south === undefined || (i + 1) % columns === 0) continue;
    rise += Math.hypot(east - here, south - here);
    cells += 1;
  }
  return (rise / cellSize / cells) * spacing;
}

const neighbourOffsets = [
  1,
  1 - columns,
  -columns,
  -columns - 1,
  -1,
  columns - 1,
  columns,
  columns + 1,
];

/** Heights of the passes (saddle points): on a circle around a pass, the ground rises and falls twice. */
function passes(heights: readonly number[]): number[] {
  return heights.filter((here, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    if (column === 0 || column === columns - 1 || row === 0 || row === rows - 1) return false;
    const higher = neighbourOffsets.map((offset) => (heights[i + offset] ?? here) >= here);
    return higher.filter((each, turn) => each !== higher.at(turn - 1)).length >= 4;
  });
}

/**
 * The height from which levels are counted. A contour at the height of a pass has a sharp corner, which
 * is visible in the thick index lines. So this height keeps the index levels as far from every pass as
 * possible. It is near 0, the middle height, whose line crosses the whole sheet.
 */
function baseHeight(heights: readonly number[], rise: number): number {
  const cycle = indexEvery * rise;
  const passHeights = passes(heights);
  const distanceToIndex = (above: number) => Math.abs(above - cycle * Math.round(above / cycle));
  const clearance = (from: number) =>
    Math.min(...passHeights.map((pass) => distanceToIndex(pass - from)));
  const candidates = Array.from({ length: 31 }, (_, i) => (i / 10 - 1.5) * rise);
  return candidates.reduce((best, each) => (clearance(each) > clearance(best) ? each : best));
}

/** The levels of the contours. `range` covers all heights where the terrain moves, as in the film. */
export function levels(heights: readonly number[], range = heights): Level[] {
  const rise = interval(heights);
  const base = baseHeight(heights, rise);
  const lowest = Math.ceil((Math.min(...range) - base) / rise);
  const highest = Math.floor((Math.max(...range) - base) / rise);
  return Array.from({ length: highest - lowest + 1 }, (_, i) => ({
    height: base + (lowest + i) * rise,
    index: (lowest + i) % indexEvery === 0,
  }));
}
