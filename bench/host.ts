/** An answer that a host has given. */
export interface Answer {
  /** The address that was asked for, without its origin. */
  readonly address: string;
  /** What was sent, bytes of head and body. */
  readonly bytes: number;
  /** What the whole file would have been, where a part was asked for. */
  readonly wholeBytes: number;
}

/** A folder that is being served for a measurement. */
export interface Host {
  readonly scheme: 'http' | 'https';
  /** Where it is reached without a link in front. */
  readonly origin: string;
  /** The port that a link in front of it takes its bytes from. */
  readonly linkPort: number;
  /** The hashes of the public keys that the browser has to trust without asking whose they are. */
  readonly keyHashes: readonly string[];
  /** Every answer that has ended, in that order. */
  answers(): readonly Answer[];
  stop(): Promise<void>;
}

/** A file's length in bytes as `Content-Range` tells it, `undefined` where the answer is no part. */
export function lengthInRange(contentRange: string | undefined): number | undefined {
  const [, length] = /^bytes \d+-\d+\/(\d+)$/.exec(contentRange ?? '') ?? [];
  return length === undefined ? undefined : Number(length);
}
