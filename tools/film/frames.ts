import { contours as isolines } from 'd3-contour';
import { channels, colourOf } from '#e2e/support/pictures.ts';
import type { Point } from '#plugins/drawings/contours.ts';
import { colours, film, frameCount, lineWidths } from '#plugins/drawings/film.ts';
import { columns, coordinate, heightGrid, rows, sheet } from '#plugins/drawings/height-grid.ts';
import { type Level, levels } from '#plugins/drawings/levels.ts';
import { movingTerrain } from '#plugins/drawings/terrain.ts';

const rgb = (colour: string) => channels(colourOf(colour));

/** Every frame of the loop, in order, as RGB bytes. */
export function* frames(): Generator<Uint8Array> {
  const surveys = Array.from({ length: frameCount }, (_, frame) =>
    heightGrid(movingTerrain(frame / frameCount)),
  );
  const [first = []] = surveys;
  const extremes = surveys.flatMap((heights) => [Math.min(...heights), Math.max(...heights)]);
  // All frames use the levels of the first frame: a level that moved would make the lines jump.
  const drawn = levels(first, extremes);
  for (const heights of surveys) yield picture(heights, drawn);
}

function picture(heights: number[], drawn: readonly Level[]): Uint8Array {
  const trace = isolines().size([columns, rows]);
  const inks = {
    minor: { coverage: emptyCoverage(), colour: rgb(colours.minor) },
    index: { coverage: emptyCoverage(), colour: rgb(colours.index) },
  };
  for (const level of drawn) {
    const pen = level.index ? 'index' : 'minor';
    for (const outline of trace.contour(heights, level.height).coordinates.flat()) {
      drawRing(inks[pen].coverage, outline, lineWidths[pen]);
    }
  }
  return composite(rgb(colours.ground), [inks.minor, inks.index]);
}

/** The film shows the sheet's full width and as much of its height as fits. */
const enlargement = film.width / sheet.width;
const toFrame = (cell = 0) => coordinate(cell - 0.5) * enlargement;

/**
 * Draws a ring as a quadratic B-spline, which rounds the corners of marching squares. The edges that d3
 * adds along the border of the grid to close a ring are outside the frame.
 */
function drawRing(coverage: Coverage, outline: readonly number[][], width: number): void {
  const controls = outline.slice(1).map(([x, y]): Point => [toFrame(x), toFrame(y)]);
  controls.forEach((control, i) => {
    const before = controls.at(i - 1) ?? control;
    const after = controls[(i + 1) % controls.length] ?? control;
    let from: Point = curve(before, control, after, 0);
    for (const part of [1 / 3, 2 / 3, 1]) {
      const to = curve(before, control, after, part);
      drawSegment(coverage, from, to, width);
      from = to;
    }
  });
}

/** A point of the spline piece around a control point; `part` runs from 0 to 1 along the piece. */
function curve(before: Point, control: Point, after: Point, part: number): Point {
  const axis = (a: number, b: number, c: number) =>
    ((a + b) * (1 - part) ** 2) / 2 + 2 * b * part * (1 - part) + ((b + c) * part ** 2) / 2;
  return [axis(before[0], control[0], after[0]), axis(before[1], control[1], after[1])];
}

/** Red, green and blue, 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** The share of each pixel that a pen has covered, from 0 to 1. */
type Coverage = Float32Array;

/** The coverage of a pen that has drawn nothing. */
const emptyCoverage = (): Coverage => new Float32Array(film.width * film.height);

/** Draws a line segment with round ends. Where segments overlap, the higher coverage counts. */
function drawSegment(coverage: Coverage, [ax, ay]: Point, [bx, by]: Point, width: number): void {
  // The line does not touch pixels whose centres are at least this far away, px.
  const reach = width / 2 + 0.5;
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
  const right = Math.min(film.width - 1, Math.ceil(Math.max(ax, bx) + reach));
  const top = Math.max(0, Math.floor(Math.min(ay, by) - reach));
  const bottom = Math.min(film.height - 1, Math.ceil(Math.max(ay, by) + reach));
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy || 1;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
      const along = Math.min(1, Math.max(0, (px * dx + py * dy) / square));
      const distance = Math.hypot(px - along * dx, py - along * dy);
      const covered = Math.min(1, reach - distance);
      const at = y * film.width + x;
      if (covered > (coverage[at] ?? 1)) coverage[at] = covered;
    }
  }
}

/** Paints inks over the ground, one after the other; returns the picture as RGB bytes. */
function composite(
  ground: Channels,
  inks: readonly { readonly coverage: Coverage; readonly colour: Channels }[],
): Uint8Array {
  const picture = new Uint8Array(film.width * film.height * 3);
  for (let at = 0; at < picture.length; at += 1) {
    const channel = at % 3;
    const pixel = (at - channel) / 3;
    let value = ground[channel] ?? 0;
    for (const { coverage, colour } of inks) {
      value += ((colour[channel] ?? 0) - value) * (coverage[pixel] ?? 0);
    }
    picture[at] = Math.round(value);
  }
  return picture;
}
