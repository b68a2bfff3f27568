import { connect, createServer, type Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { listenAtAnyPort } from '#deploy/contract/processes.ts';

/** Lighthouse's “slow 4G”, the network of its mobile preset; the round trip in ms, half of it each way. */
const slow4G = { roundTrip: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };
/** The queue in front of the link, each way. A sender waits while the queue is full. */
const QUEUE_BYTES = 64 * 1024;
/** The payload of an internet packet. */
const PACKET_BYTES = 1460;
const EMPTY_PACKET_BYTES = 60;
/** How many bytes are read from a host's connection before its packets are sent. */
const READ_AHEAD_BYTES = 8 * PACKET_BYTES;

interface SlowHost {
  readonly origin: string;
  readonly linkPort: number;
}

/** One direction of a link. Packets leave one after the other at its rate; the delay (ms) follows. */
class LinkDirection {
  readonly #bytesPerMillisecond: number;
  readonly #delay: number;
  #idleFrom = 0;
  #delivered: Promise<unknown> = Promise.resolve();

  constructor(bitsPerSecond: number, delay: number) {
    this.#bytesPerMillisecond = bitsPerSecond / 8 / 1000;
    this.#delay = delay;
  }

  /** Sends bytes in packets, which take turns with those of other connections; resolves when the queue has room again. */
  async sendBytes(bytes: Buffer, to: Writable): Promise<void> {
    for (let sent = 0; sent < bytes.length && !to.destroyed; sent += PACKET_BYTES) {
      const packet = bytes.subarray(sent, sent + PACKET_BYTES);
      this.send(() => to.writable && to.write(packet), packet.length);
      await until(this.#idleFrom - QUEUE_BYTES / this.#bytesPerMillisecond);
    }
  }

  /** Puts a packet into the queue, even a full one; calls back when the packet arrives. */
  send(deliver: () => unknown, bytes = EMPTY_PACKET_BYTES): void {
    const leaves = Math.max(performance.now(), this.#idleFrom) + bytes / this.#bytesPerMillisecond;
    this.#idleFrom = leaves;
    this.#delivered = this.#delivered.then(() => until(leaves + this.#delay)).then(deliver);
  }
}

async function until(time: number): Promise<void> {
  const wait = time - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)));
}

/** Outside the browser, whose throttling leaves out workers. Not simulated: lost packets, TCP's slow start, headers of packets. */
export async function openSlowLink({ origin, linkPort }: SlowHost) {
  const down = new LinkDirection(slow4G.downBitsPerSecond, slow4G.roundTrip / 2);
  const up = new LinkDirection(slow4G.upBitsPerSecond, slow4G.roundTrip / 2);
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket.setNoDelay(true));
    // When a browser leaves a page, it resets connections that it no longer needs.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const connectToHost = (client: Socket) => {
    const callback = (length: number, buffer: Uint8Array) => {
      const bytes = Buffer.from(buffer.subarray(0, length));
      void down.sendBytes(bytes, client).then(() => host.resume());
      return false;
    };
    const onread = { buffer: Buffer.alloc(READ_AHEAD_BYTES), callback };
    const host = connect({ port: linkPort, host: '127.0.0.1', allowHalfOpen: true, onread });
    hold(host);
    host.on('end', () => down.send(() => client.end()));
    host.on('error', () => client.destroy());
    client.on('data', async (bytes) => {
      client.pause();
      await up.sendBytes(bytes, host);
      client.resume();
    });
    client.on('end', () => up.send(() => host.end()));
    client.on('close', () => up.send(() => host.destroy()));
  };
  // The kernel accepts a connection at once. Opening it takes a simulated round trip: a packet each way.
  const proxy = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    hold(client);
    up.send(() => {
      if (client.destroyed) return;
      connectToHost(client);
      down.send(() => client.resume());
    });
  });
  const port = await listenAtAnyPort(proxy);
  return {
    origin: `${new URL(origin).protocol}//127.0.0.1:${port}`,
    [Symbol.dispose]() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
