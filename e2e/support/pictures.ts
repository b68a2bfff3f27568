import { type Rgb, wcagContrast } from 'culori';
import { decode } from 'fast-png';

/** Red, green and blue in one number, `0xrrggbb`. */
export type Colour = number;

export function channels(colour: Colour): readonly [red: number, green: number, blue: number] {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}

function toRgb(colour: Colour): Rgb {
  const [red, green, blue] = channels(colour);
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 };
}

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

const cache = new Map<number, number>();

/** The contrast of two colours, 1 to 21 (WCAG 2.2). Cached, because a picture repeats its colours. */
export function contrast(first: Colour, second: Colour): number {
  const pair = first * 2 ** 24 + second;
  const found = cache.get(pair) ?? wcagContrast(toRgb(first), toRgb(second));
  cache.set(pair, found);
  return found;
}
