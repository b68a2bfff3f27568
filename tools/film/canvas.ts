import type { Point } from '#plugins/drawings/contours.ts';
import { film } from '#plugins/drawings/film.ts';

/** Red, green and blue, 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** The share of each pixel that a pen has covered, from 0 to 1. */
export type Coverage = Float32Array;

/** The coverage of a pen that has drawn nothing. */
export const emptyCoverage = (): Coverage => new Float32Array(film.width * film.height);

/** Draws a line segment with round ends. Where segments overlap, the higher coverage counts. */
export function drawSegment(
  coverage: Coverage,
  [ax, ay]: Point,
  [bx, by]: Point,
  width: number,
): void {
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
export function composite(
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
