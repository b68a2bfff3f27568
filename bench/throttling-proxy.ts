import { connect, createServer, type Server, type Socket } from 'node:net';
import { listenAtAnyPort } from './any-port.ts';
import { LinkDirection } from './link-direction.ts';
import type { LinkProfile } from './link-schedule.ts';

/** What is read ahead of a host's connection while its packets wait for their turn. */
const READ_AHEAD_BYTES = 8 * 1460;

/**
 * A link in front of a host: all connections through its port share its rate, its delay and its
 * queue, whoever in the browser opened them. It stands below the browser because a browser's own
 * throttling leaves out service workers. Not played: lost packets, TCP's slow start, and the room
 * that the headers of packets and their acknowledgements take.
 */
export class ThrottlingProxy {
  readonly #down: LinkDirection;
  readonly #up: LinkDirection;
  readonly #hostPort: number;
  readonly #sockets = new Set<Socket>();
  // The kernel takes a connection at once: nothing of it is read before the link has opened it.
  readonly #server: Server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) =>
    this.#open(client),
  );

  constructor(hostPort: number, profile: LinkProfile) {
    const { downBitsPerSecond, upBitsPerSecond, queueBytes, roundTrip } = profile;
    const shared = { delay: roundTrip / 2, queueBytes };
    this.#hostPort = hostPort;
    this.#down = new LinkDirection({ ...shared, bitsPerSecond: downBitsPerSecond });
    this.#up = new LinkDirection({ ...shared, bitsPerSecond: upBitsPerSecond });
  }

  /** Starts at any free port, which it answers with. */
  start(): Promise<number> {
    return listenAtAnyPort(this.#server);
  }

  /** Ends all connections, and refuses every other from now on. */
  cut(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** The bytes that have come down to the browser between two times, ms since 1970. */
  bytesDown(from: number, to: number): number {
    const { timeOrigin } = performance;
    return this.#down.bytesBetween(from - timeOrigin, to - timeOrigin);
  }

  /** A connection costs a round trip before anything is sent: one packet there and one back. */
  #open(client: Socket): void {
    this.#hold(client);
    this.#up.sendEmptyPacket(() => {
      if (client.destroyed) return;
      const server = this.#connect(client);
      this.#down.sendEmptyPacket(() => client.resume());
      client.on('data', async (bytes) => {
        client.pause();
        await this.#up.carry(bytes, server);
        client.resume();
      });
      client.on('end', () => this.#up.sendEmptyPacket(() => server.end()));
      client.on('close', () => this.#up.sendEmptyPacket(() => server.destroy()));
    });
  }

  #connect(client: Socket): Socket {
    const readAhead = {
      buffer: Buffer.alloc(READ_AHEAD_BYTES),
      callback: (length: number, buffer: Uint8Array) => {
        const bytes = Buffer.from(buffer.subarray(0, length));
        void this.#down.carry(bytes, client).then(() => server.resume());
        return false;
      },
    };
    const server = connect({
      port: this.#hostPort,
      host: '127.0.0.1',
      allowHalfOpen: true,
      onread: readAhead,
    });
    this.#hold(server);
    server.on('end', () => this.#down.sendEmptyPacket(() => client.end()));
    server.on('error', () => client.destroy());
    return server;
  }

  #hold(socket: Socket): void {
    socket.setNoDelay(true);
    this.#sockets.add(socket);
    // A browser that leaves a page resets what it no longer wants.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
