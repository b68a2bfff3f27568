import type { Socket } from 'node:net';
import { type Direction, LinkSchedule } from './link-schedule.ts';

/** What a packet of the internet carries. */
const PIECE_BYTES = 1460;
/** A packet that opens or ends a connection and carries nothing else. */
const SIGNAL_BYTES = 60;

/** A bucket of bytes that a connection has to send. */
interface Bucket {
  rest: Buffer;
  readonly to: Socket;
  readonly done: () => void;
}

interface Parcel {
  readonly arrives: number;
  readonly bytes: number;
  readonly deliver: () => void;
}

/** One direction of a link that all connections share: their pieces take turns, and arrive when the schedule says. */
export class LinkDirection {
  readonly #schedule: LinkSchedule;
  readonly #buckets: Bucket[] = [];
  readonly #underway: Parcel[] = [];
  readonly #arrivals: { readonly at: number; readonly bytes: number }[] = [];
  #untilRoom: NodeJS.Timeout | undefined;
  #untilArrival: NodeJS.Timeout | undefined;

  constructor(direction: Direction) {
    this.#schedule = new LinkSchedule(direction);
  }

  /** Carries bytes to a socket; fulfilled when the last of them has found room in the queue. */
  carry(bytes: Buffer, to: Socket): Promise<void> {
    return new Promise((done) => {
      this.#buckets.push({ rest: bytes, to, done });
      this.#fillQueue();
    });
  }

  /** Carries an empty packet, which finds room in any queue; calls back when it has arrived. */
  signal(deliver: () => void): void {
    this.#send(SIGNAL_BYTES, deliver);
  }

  /** The bytes that have arrived between two times, ms of `performance.now()`. */
  bytesBetween(from: number, to: number): number {
    return this.#arrivals
      .filter(({ at }) => at >= from && at < to)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #fillQueue(): void {
    if (this.#untilRoom !== undefined) return;
    for (let bucket = this.#buckets[0]; bucket; bucket = this.#buckets[0]) {
      const piece = bucket.to.destroyed ? Buffer.alloc(0) : bucket.rest.subarray(0, PIECE_BYTES);
      const wait = this.#schedule.roomAt(performance.now(), piece.length) - performance.now();
      if (wait > 0) {
        this.#untilRoom = setTimeout(() => {
          this.#untilRoom = undefined;
          this.#fillQueue();
        }, wait);
        return;
      }
      this.#buckets.shift();
      this.#sendPiece(bucket, piece);
    }
  }

  #sendPiece(bucket: Bucket, piece: Buffer): void {
    const { to, done } = bucket;
    if (piece.length > 0) this.#send(piece.length, () => to.writable && to.write(piece));
    bucket.rest = bucket.rest.subarray(piece.length);
    if (to.destroyed || bucket.rest.length === 0) done();
    else this.#buckets.push(bucket);
  }

  #send(bytes: number, deliver: () => void): void {
    const { arrives } = this.#schedule.send(performance.now(), bytes);
    this.#underway.push({ arrives, bytes, deliver });
    this.#untilArrival ??= this.#deliverAt(arrives);
  }

  #deliverAt(time: number): NodeJS.Timeout {
    return setTimeout(() => this.#deliver(), Math.max(0, time - performance.now()));
  }

  #deliver(): void {
    const now = performance.now();
    for (let parcel = this.#underway[0]; parcel; parcel = this.#underway[0]) {
      if (parcel.arrives > now) break;
      this.#underway.shift();
      this.#arrivals.push({ at: parcel.arrives, bytes: parcel.bytes });
      parcel.deliver();
    }
    const [next] = this.#underway;
    this.#untilArrival = next && this.#deliverAt(next.arrives);
  }
}
