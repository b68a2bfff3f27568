import type { Point } from './mark.ts';

/** The ends of a horizontal line at the height `y`, in px. */
export function level(y: number, from: number, to: number): Point[] {
  return [
    [from, y],
    [to, y],
  ];
}

/** The ends of a vertical line at `x`, in px. */
export function upright(x: number, from: number, to: number): Point[] {
  return [
    [x, from],
    [x, to],
  ];
}

/** The corners of a rectangle, in px: from the corner where reading starts to the opposite one. */
export function rectangle([left, top]: Point, [right, bottom]: Point): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
