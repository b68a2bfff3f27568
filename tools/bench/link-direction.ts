import type { Socket } from 'node:net';
import { type Direction, LinkSchedule } from './link-schedule.ts';

/** The payload of an internet packet, bytes. */
const PACKET_BYTES = 1460;
/** The size of a packet that only opens or ends a connection. */
const EMPTY_PACKET_BYTES = 60;

/** Bytes that a connection has still to send. */
interface Transfer {
  rest: Buffer;
  readonly to: Socket;
  readonly done: () => void;
}

interface Packet {
  readonly arrives: number;
  readonly bytes: number;
  readonly deliver: () => void;
}

/** One direction of a link that all connections share: their packets take turns, and arrive by the schedule. */
export class LinkDirection {
  readonly #schedule: LinkSchedule;
  readonly #transfers: Transfer[] = [];
  readonly #underway: Packet[] = [];
  readonly #arrivals: { readonly at: number; readonly bytes: number }[] = [];
  #roomTimer: NodeJS.Timeout | undefined;
  #arrivalTimer: NodeJS.Timeout | undefined;

  constructor(direction: Direction) {
    this.#schedule = new LinkSchedule(direction);
  }

  /** Sends bytes to a socket; resolves when the last bytes are in the link's queue. */
  sendBytes(bytes: Buffer, to: Socket): Promise<void> {
    return new Promise((done) => {
      this.#transfers.push({ rest: bytes, to, done });
      this.#fillQueue();
    });
  }

  /** Sends an empty packet, even when the queue is full; calls back when the packet arrives. */
  sendEmptyPacket(deliver: () => void): void {
    this.#send(EMPTY_PACKET_BYTES, deliver);
  }

  /** The bytes that have arrived between two times, ms of `performance.now()`. */
  bytesBetween(from: number, to: number): number {
    return this.#arrivals
      .filter(({ at }) => at >= from && at < to)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #fillQueue(): void {
    if (this.#roomTimer !== undefined) return;
    for (let transfer = this.#transfers[0]; transfer; transfer = this.#transfers[0]) {
      const packet = transfer.to.destroyed
        ? Buffer.alloc(0)
        : transfer.rest.subarray(0, PACKET_BYTES);
      const wait = this.#schedule.roomAt(performance.now(), packet.length) - performance.now();
      if (wait > 0) {
        this.#roomTimer = setTimeout(() => {
          this.#roomTimer = undefined;
          this.#fillQueue();
        }, wait);
        return;
      }
      this.#transfers.shift();
      this.#sendPacketOf(transfer, packet);
    }
  }

  #sendPacketOf(transfer: Transfer, packet: Buffer): void {
    const { to, done } = transfer;
    if (packet.length > 0) this.#send(packet.length, () => to.writable && to.write(packet));
    transfer.rest = transfer.rest.subarray(packet.length);
    if (to.destroyed || transfer.rest.length === 0) done();
    else this.#transfers.push(transfer);
  }

  #send(bytes: number, deliver: () => void): void {
    const { arrives } = this.#schedule.send(performance.now(), bytes);
    this.#underway.push({ arrives, bytes, deliver });
    this.#arrivalTimer ??= this.#deliverAt(arrives);
  }

  #deliverAt(time: number): NodeJS.Timeout {
    return setTimeout(() => this.#deliver(), Math.max(0, time - performance.now()));
  }

  #deliver(): void {
    const now = performance.now();
    for (let packet = this.#underway[0]; packet; packet = this.#underway[0]) {
      if (packet.arrives > now) break;
      this.#underway.shift();
      this.#arrivals.push({ at: packet.arrives, bytes: packet.bytes });
      packet.deliver();
    }
    const [next] = this.#underway;
    this.#arrivalTimer = next && this.#deliverAt(next.arrives);
  }
}
