import { createHash } from 'node:crypto';

/**
 * The hash of what a picture is made from. The picture's file contains it, and a test compares it with the
 * current sentences, colours and drawings, so that no picture is out of date.
 */
export function sourceHash(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}
