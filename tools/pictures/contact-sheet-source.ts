import { company } from '#content/company.ts';
import { mark } from '#content/mark.ts';
import { dark, flagBand, flagBandInDark, light, night, nightInDark } from '#ui/tokens.ts';
import { sourceHash } from './source-hash.ts';

/** The type of the chunk with the hash, and the hash's number of characters. */
const CHUNK = 'SRCE';
const HASH_LENGTH = 64;

/** The hash of what every page on a contact sheet shows: the name, the mark and the colours. Sentences do not make a sheet out of date. */
export function contactSheetSource(): string {
  const palettes = { light, dark, night, nightInDark, flagBand, flagBandInDark };
  return sourceHash(JSON.stringify([company.name, mark, palettes]));
}

/** A WebP file with a hash in a chunk of its own at its end, which readers ignore (WebP container, "unknown chunks"). */
export function withSource(webp: Uint8Array, hash: string): Buffer {
  const chunk = Buffer.alloc(8 + HASH_LENGTH);
  chunk.write(CHUNK);
  chunk.writeUInt32LE(HASH_LENGTH, 4);
  chunk.write(hash, 8, 'latin1');
  const file = Buffer.concat([webp, chunk]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** The hash in a file of `withSource`; undefined in another file. */
export function sourceOf(webp: Buffer): string | undefined {
  const chunk = webp.subarray(-HASH_LENGTH - 8);
  return chunk.toString('latin1', 0, 4) === CHUNK ? chunk.toString('latin1', 8) : undefined;
}
