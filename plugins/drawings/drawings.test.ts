import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawingNames } from '#content/drawings.ts';
import { drawing } from './drawings.ts';

/** The edges of the sheet, and those of the larger grid, along which d3-contour closes its rings. */
const edges = { x: [-36, 0, 1200, 1236], y: [-36, 0, 800, 836] };
const distanceOutside = (x: number, y: number) => Math.max(-x, x - 1200, -y, y - 800);

/** The on-curve points and the control points of one `M x y q … t … [z]`. */
function trace(subpath: string) {
  const numbers = (subpath.match(/-?\d+/g) ?? []).map(Number);
  const [x = NaN, y = NaN, cx = NaN, cy = NaN, ...steps] = numbers;
  const knots: [number, number][] = [[x, y]];
  const controls: [number, number][] = [];
  let knot = { x, y };
  let control = { x: x + cx, y: y + cy };
  for (let i = 0; i < steps.length; i += 2) {
    knot = { x: knot.x + (steps[i] ?? NaN), y: knot.y + (steps[i + 1] ?? NaN) };
    controls.push([control.x, control.y]);
    knots.push([knot.x, knot.y]);
    control = { x: 2 * knot.x - control.x, y: 2 * knot.y - control.y };
  }
  const [xs, ys] = [knots.map(([x]) => x), knots.map(([, y]) => y)];
  return { knots, xs, ys, controls, closed: subpath.endsWith('z') };
}

function longestRun(values: readonly number[], edge: number) {
  const runs = values.map((value) => (Math.abs(value - edge) <= 1 ? '=' : ' ')).join('');
  return Math.max(...runs.split(' ').map((run) => run.length));
}

describe.each(drawingNames)('%s', (slug) => {
  const svg = drawing(slug);
  const lines = (svg.match(/M[^M"]+/g) ?? []).map(trace);

  it('is small', () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThan(12 * 1024);
  });

  it('stays near the sheet, and ends lines only outside it', () => {
    expect(lines.length).toBeGreaterThan(5);
    for (const { knots, controls, closed } of lines) {
      for (const point of [...knots, ...controls])
        expect(distanceOutside(...point)).toBeLessThan(36);
      const [first = [0, 0], last = [0, 0]] = [knots[0], knots.at(-1)];
      if (closed) expect(last).toEqual(first);
      else for (const end of [first, last]) expect(distanceOutside(...end)).toBeGreaterThan(20);
    }
  });

  it('has no lines along the edges', () => {
    for (const { xs, ys } of lines) {
      for (const edge of edges.x) expect(longestRun(xs, edge)).toBeLessThan(4);
      for (const edge of edges.y) expect(longestRun(ys, edge)).toBeLessThan(4);
    }
  });
});
