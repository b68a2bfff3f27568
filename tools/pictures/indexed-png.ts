import { crc32, deflateSync } from 'node:zlib';
import { type Colour, channels } from '#e2e/support/colour.ts';

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

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const bitsPerPixel = 8;
const indexedColour = 3;

/** Writes a PNG file with one byte a pixel (PNG specification, section 11). */
export function indexedPng({ width, height, indices, palette, text }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitsPerPixel, 8);
  header.writeUInt8(indexedColour, 9);

  // A row begins with the number of its filter, 0 for no filter: places have no slope to filter.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }

  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [...channels(colour)]))),
    ...Object.entries(text).map(([keyword, value]) =>
      chunk('iTXt', Buffer.from(`${keyword}\0\0\0\0\0${value}`)),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The texts in a PNG file, by keyword. */
export function textOf(png: Buffer): Readonly<Record<string, string>> {
  const text: Record<string, string> = {};
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt') continue;
    const data = png.toString('utf8', at + 8, at + 8 + png.readUInt32BE(at));
    const [keyword = '', ...rest] = data.split('\0');
    text[keyword] = rest.at(-1) ?? '';
  }
  return text;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
