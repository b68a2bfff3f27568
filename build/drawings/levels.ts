import { columns, rows, step } from './survey.ts';

export interface Level {
  readonly height: number;
  readonly index: boolean;
}

/** Sheet area per length of line, that is the mean distance between lines. */
const spacing = 22;
const indexEvery = 5;

/**
 * The length of all contours is the integral of the slope over the interval (co-area formula). So the
 * interval follows from the ink wanted: gentle and rugged sheets come out equally dense and large.
 */
function interval(heights: readonly number[]): number {
  let rise = 0;
  let places = 0;
  for (const [i, here] of heights.entries()) {
    const east = heights[i + 1];
    const south = heights[i + columns];
    if (east === undefined || south === undefined || (i + 1) % columns === 0) continue;
    rise += Math.hypot(east - here, south - here);
    places += 1;
  }
  return (rise / step / places) * spacing;
}

const around = [1, 1 - columns, -columns, -columns - 1, -1, columns - 1, columns, columns + 1];

/** Heights of the passes: walking round one, the ground rises and falls twice. */
function passes(heights: readonly number[]): number[] {
  return heights.filter((here, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    if (column === 0 || column === columns - 1 || row === 0 || row === rows - 1) return false;
    const higher = around.map((offset) => (heights[i + offset] ?? here) >= here);
    return higher.filter((each, turn) => each !== higher.at(turn - 1)).length >= 4;
  });
}

/**
 * The height to count from. At a pass a contour comes to a point, which shows in the strong lines:
 * they are laid as far from every pass as goes, with one of them near the middle height, where lines
 * cross the whole sheet.
 */
function datum(heights: readonly number[], rise: number): number {
  const cycle = indexEvery * rise;
  const avoid = passes(heights);
  const toIndex = (above: number) => Math.abs(above - cycle * Math.round(above / cycle));
  const clearance = (from: number) => Math.min(...avoid.map((pass) => toIndex(pass - from)));
  const candidates = Array.from({ length: 31 }, (_, i) => (i / 10 - 1.5) * rise);
  return candidates.reduce((best, each) => (clearance(each) > clearance(best) ? each : best));
}

/** The heights to draw lines at, over all of `range` where the ground is going to move. */
export function levels(heights: readonly number[], range = heights): Level[] {
  const rise = interval(heights);
  const base = datum(heights, rise);
  const lowest = Math.ceil((Math.min(...range) - base) / rise);
  const highest = Math.floor((Math.max(...range) - base) / rise);
  return Array.from({ length: highest - lowest + 1 }, (_, i) => ({
    height: base + (lowest + i) * rise,
    index: (lowest + i) % indexEvery === 0,
  }));
}
