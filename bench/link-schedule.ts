/** A link between a visitor's device and a host. */
export interface LinkProfile {
  /** In ms, half of it each way. */
  readonly roundTrip: number;
  readonly downBitsPerSecond: number;
  readonly upBitsPerSecond: number;
  /** What waits in front of the slow part, in bytes each way. A sender that finds no room has to wait. */
  readonly queueBytes: number;
}

/** Lighthouse's “slow 4G”, which is what it simulates for its mobile preset. */
export const slow4G: LinkProfile = {
  roundTrip: 150,
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
  queueBytes: 64 * 1024,
};

/** One direction of a link. */
export interface Direction {
  readonly bitsPerSecond: number;
  /** In ms, from when a packet has left to when it is there. */
  readonly delay: number;
  readonly queueBytes: number;
}

/** When a packet has left the sender's end of the link, and when it has arrived at the other; ms. */
interface Passage {
  readonly leaves: number;
  readonly arrives: number;
}

/** The timetable of one direction: packets leave one after the other, each at the link's rate. Times are ms. */
export class LinkSchedule {
  readonly #bytesPerMillisecond: number;
  readonly #delay: number;
  readonly #queueBytes: number;
  #idleFrom = 0;

  constructor({ bitsPerSecond, delay, queueBytes }: Direction) {
    this.#bytesPerMillisecond = bitsPerSecond / 8 / 1000;
    this.#delay = delay;
    this.#queueBytes = queueBytes;
  }

  /** From when on the queue has room for so many bytes: now or later. */
  roomAt(now: number, bytes: number): number {
    const othersLast = (this.#queueBytes - bytes) / this.#bytesPerMillisecond;
    return Math.max(now, this.#idleFrom - othersLast);
  }

  /** Puts a packet at the end of the queue. */
  send(now: number, bytes: number): Passage {
    const leaves = Math.max(now, this.#idleFrom) + bytes / this.#bytesPerMillisecond;
    this.#idleFrom = leaves;
    return { leaves, arrives: leaves + this.#delay };
  }
}
