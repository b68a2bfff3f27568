import type { Answer } from './host.ts';

/** The bytes that a host has sent for an address beyond one whole file. */
export interface Repeat {
  readonly address: string;
  readonly bytes: number;
}

/** The addresses whose files were sent more than once, most bytes first. */
export function repeatsIn(answers: readonly Answer[]): readonly Repeat[] {
  const byAddress = Map.groupBy(answers, ({ address }) => address);
  return [...byAddress]
    .map(([address, ofAddress]) => {
      const sent = ofAddress.reduce((sum, { bytes }) => sum + bytes, 0);
      const whole = Math.max(...ofAddress.map(({ wholeBytes }) => wholeBytes));
      return { address, bytes: Math.max(0, sent - whole) };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
}
