import { crc32 } from 'node:zlib';

/** The signature that begins each PNG file. */
export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG file: its length, its type, its data and a checksum (PNG specification, section 5.3). */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A chunk with a text under a keyword. */
export function textChunk(keyword: string, value: string): Buffer {
  return pngChunk('iTXt', Buffer.from(`${keyword}\0\0\0\0\0${value}`));
}

/** A PNG file with a text added before its end. */
export function withText(png: Buffer, keyword: string, value: string): Buffer {
  const end = png.lastIndexOf('IEND') - 4;
  return Buffer.concat([png.subarray(0, end), textChunk(keyword, value), png.subarray(end)]);
}

/** The texts in a PNG file, by keyword. */
export function textOf(png: Buffer): Readonly<Record<string, string>> {
  const text: Record<string, string> = {};
  for (let at = pngSignature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt') continue;
    const data = png.toString('utf8', at + 8, at + 8 + png.readUInt32BE(at));
    const [keyword = '', ...rest] = data.split('\0');
    text[keyword] = rest.at(-1) ?? '';
  }
  return text;
}
