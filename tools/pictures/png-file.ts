export interface PngFile {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** What its makers wrote into it, by keyword. */
  readonly text: Readonly<Record<string, string>>;
}

const signature = '89504e470d0a1a0a';

/** What a PNG file says of itself, without its pixels (PNG specification, sections 5 and 11). */
export function readPng(file: Buffer): PngFile {
  if (file.subarray(0, 8).toString('hex') !== signature) throw new Error('not a PNG file');
  const text: Record<string, string> = {};
  for (const { type, data } of chunks(file)) {
    if (type !== 'iTXt') continue;
    const [keyword = '', ...rest] = data.toString('utf8').split('\0');
    text[keyword] = rest.at(-1) ?? '';
  }
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), text };
}

function* chunks(file: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    yield { type: file.toString('latin1', at + 4, at + 8), data };
  }
}
