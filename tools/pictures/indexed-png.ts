import { deflateSync } from 'node:zlib';
import { type Colour, channels } from '#e2e/support/colour.ts';
import { pngChunk, pngSignature, textChunk } from './png-text.ts';

// fast-png is not used: its files are 6 % larger than with zlib, too large for a share picture, and it
// cannot write texts (`iTXt`) with typographic characters.

export interface IndexedPicture {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Each pixel's index in the palette, row by row. */
  readonly indices: Uint8Array;
  /** At most 256 colours. */
  readonly palette: readonly Colour[];
  /** Texts in the file, by keyword. */
  readonly text: Readonly<Record<string, string>>;
}

const bitsPerPixel = 8;
const indexedColour = 3;

/** Writes a PNG file with one byte a pixel (PNG specification, section 11). */
export function indexedPng({ width, height, indices, palette, text }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitsPerPixel, 8);
  header.writeUInt8(indexedColour, 9);

  // A row begins with the number of its filter, 0 for no filter. Filters help with gradual values; indices of a
  // palette are not gradual.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }

  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(palette.flatMap((colour) => [...channels(colour)]))),
    ...Object.entries(text).map(([keyword, value]) => textChunk(keyword, value)),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
