import { type Color, formatHex, type Rgb } from 'culori';

/** Red, green and blue in one number, `0xrrggbb`. */
export type Colour = number;

/** Reads a colour of CSS or culori, rounded to 8 bits a channel. Throws if the text is not a colour. */
export function colourOf(named: string | Color): Colour {
  const hex = formatHex(named);
  if (hex === undefined) throw new Error(`${JSON.stringify(named)} is not a colour`);
  return Number.parseInt(hex.slice(1), 16);
}

/** The channels of a colour, 0 to 255. */
export function channels(colour: Colour): readonly [red: number, green: number, blue: number] {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}

/** A colour in culori's format. */
export function toRgb(colour: Colour): Rgb {
  const [red, green, blue] = channels(colour);
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 };
}
