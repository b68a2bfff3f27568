import { decode } from 'fast-png';
import type { Colour } from './colour.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colour at a position in px from the top left corner. Throws if the position is outside. */
  readonly colourAt: (x: number, y: number) => Colour;
}

/** Reads a PNG of 8 bits a channel in colour. Throws if the file has another format. */
export function readPicture(png: Uint8Array): Picture {
  const { width, height, channels, depth, data } = decode(png);
  if (depth !== 8 || channels < 3) throw new Error(`${channels} channels of ${depth} bits`);
  const colourAt = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) throw new RangeError(`nothing at ${x}, ${y}`);
    const at = channels * (y * width + x);
    return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  };
  return { width, height, colourAt };
}
