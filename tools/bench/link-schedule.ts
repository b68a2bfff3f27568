/** A link between a visitor's device and a host. */
export interface LinkProfile {
  /** In ms, half of it each way. */
  readonly roundTrip: number;
  readonly downBitsPerSecond: number;
  readonly upBitsPerSecond: number;
  /** The queue in front of the link, in bytes each way. A sender waits while the queue is full. */
  readonly queueBytes: number;
}

/** Lighthouse's “slow 4G”, the network of its mobile preset. */
export const slow4G: LinkProfile = {
  roundTrip: 150,
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
  queueBytes: 64 * 1024,
};

/** One direction of a link. */
export interface Direction {
  readonly bitsPerSecond: number;
  /** In ms, from the end of sending to the arrival. */
  readonly delay: number;
  readonly queueBytes: number;
}

/** When a packet has left the sender, and when it has arrived at the receiver; ms. */
interface Passage {
  readonly leaves: number;
  readonly arrives: number;
}

/** The schedule of one direction: packets leave one after the other at the link's rate. Times are in ms. */
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

  /** The time from which the queue has room for these bytes: now or later. */
  roomAt(now: number, bytes: number): number {
    const timeForOthers = (this.#queueBytes - bytes) / this.#bytesPerMillisecond;
    return Math.max(now, this.#idleFrom - timeForOthers);
  }

  /** Puts a packet at the end of the queue. */
  send(now: number, bytes: number): Passage {
    const leaves = Math.max(now, this.#idleFrom) + bytes / this.#bytesPerMillisecond;
    this.#idleFrom = leaves;
    return { leaves, arrives: leaves + this.#delay };
  }
}
