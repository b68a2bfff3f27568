/** A response of a host. */
export interface Answer {
  /** The requested address, without its origin. */
  readonly address: string;
  /** The length of headers and body, bytes. */
  readonly bytes: number;
  /** The length of the whole file for a partial response, else the same as `bytes`. */
  readonly wholeBytes: number;
}

/** A server that serves a folder for a measurement. */
export interface Host {
  readonly scheme: 'http' | 'https';
  /** The origin for direct requests, without a throttling proxy. */
  readonly origin: string;
  /** The port that a throttling proxy connects to. */
  readonly linkPort: number;
  /** The hashes of the public keys that the browser must trust. */
  readonly keyHashes: readonly string[];
  /** All finished responses, in the order of their ends. */
  answers(): readonly Answer[];
  stop(): Promise<void>;
}

/** The length of the whole file in bytes from `Content-Range`; `undefined` without this header. */
export function lengthInRange(contentRange: string | undefined): number | undefined {
  const [, length] = /^bytes \d+-\d+\/(\d+)$/.exec(contentRange ?? '') ?? [];
  return length === undefined ? undefined : Number(length);
}
