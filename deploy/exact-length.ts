import { Transform } from 'node:stream';

/** Passes on so many bytes and leaves out those after them. Fails if there are fewer bytes. */
export function exactLength(bytes: number): Transform {
  let missing = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const part = chunk.subarray(0, missing);
      missing -= part.length;
      done(null, part);
    },
    flush(done) {
      done(missing === 0 ? null : new Error(`bytes missing at the end of the source: ${missing}`));
    },
  });
}
