import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

export interface Pixels {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, as a canvas has them. */
  readonly rgba: Uint8Array;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const palettePicture = 3;
const bitsPerPixel = 8;

/** The steps from the ground to full ink: what the edge of a line can be. */
const steps = 10;

const colour = (hex: string): Colour => {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** The colours a picture can have that is drawn in some inks on one ground. */
export function inkedPalette(ground: string, inks: readonly string[]): Colour[] {
  const from = colour(ground);
  const ramps = inks.map(colour).flatMap((to) =>
    Array.from({ length: steps }, (_, i): Colour => {
      const mix = (a: number, b: number) => Math.round(a + ((b - a) * (i + 1)) / steps);
      return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
    }),
  );
  return [from, ...ramps];
}

/**
 * A PNG file with one byte a pixel: a third of what a browser's screenshot weighs. Every pixel takes
 * the nearest colour of the palette. `text` is kept in the file, by keyword.
 */
export function palettePng(
  { width, height, rgba }: Pixels,
  palette: readonly Colour[],
  text: Readonly<Record<string, string>>,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitsPerPixel, 8);
  header.writeUInt8(palettePicture, 9);

  const nearest = nearestIn(palette);
  // Each row begins with its filter, which is none: a palette's numbers have no slope to filter.
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < width * height; i += 1) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(4 * i, 4 * i + 3);
    rows[i + Math.floor(i / width) + 1] = nearest(red, green, blue);
  }

  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    ...Object.entries(text).map(([keyword, value]) =>
      chunk('iTXt', Buffer.from(`${keyword}\0\0\0\0\0${value}`)),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearestIn(palette: readonly Colour[]) {
  const known = new Map<number, number>();
  return (red: number, green: number, blue: number): number => {
    const key = (red << 16) | (green << 8) | blue;
    const before = known.get(key);
    if (before !== undefined) return before;
    const distances = palette.map(
      ([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
    );
    const found = distances.indexOf(Math.min(...distances));
    known.set(key, found);
    return found;
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
