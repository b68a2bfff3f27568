const START = Buffer.from([0xff, 0xd8]);
const COMMENT = Buffer.from([0xff, 0xfe]);

/** A JPEG file with a comment after its start (ITU-T T.81, section B.2.4.5). */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + length.length);
  return Buffer.concat([START, COMMENT, length, text, jpeg.subarray(START.length)]);
}

/** The comment at the start of a JPEG file, if it has one. */
export function commentOf(jpeg: Buffer): string | undefined {
  if (!jpeg.subarray(START.length, START.length + COMMENT.length).equals(COMMENT)) return undefined;
  const at = START.length + COMMENT.length;
  return jpeg.toString('utf8', at + 2, at + jpeg.readUInt16BE(at));
}
