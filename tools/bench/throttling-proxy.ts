import { connect, createServer, type Server, type Socket } from 'node:net';
import { listenAtAnyPort } from '#deploy/contract/any-port.ts';
import { LinkDirection } from './link-direction.ts';
import type { LinkProfile } from './link-schedule.ts';

/** How many bytes are read from a host's connection before its packets are sent. */
const READ_AHEAD_BYTES = 8 * 1460;

/**
 * A proxy that simulates a slow link to a host: all its connections share a rate, a delay and a queue. It is
 * outside the browser because the browser's throttling leaves out service workers. Not simulated: lost
 * packets, TCP's slow start, and the bytes of packet headers and acknowledgements.
 */
export class ThrottlingProxy {
  readonly #down: LinkDirection;
  readonly #up: LinkDirection;
  readonly #hostPort: number;
  readonly #sockets = new Set<Socket>();
  // The kernel accepts a connection at once; its bytes are read after the simulated round trip.
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

  /** Starts at any free port; returns the port. */
  start(): Promise<number> {
    return listenAtAnyPort(this.#server);
  }

  /** Ends all connections, and refuses new ones. */
  cut(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  /** The bytes that were sent to the browser between two times, ms since 1970. */
  bytesDown(from: number, to: number): number {
    const { timeOrigin } = performance;
    return this.#down.bytesBetween(from - timeOrigin, to - timeOrigin);
  }

  /** Opening a connection takes a round trip: one packet to the host and one back. */
  #open(client: Socket): void {
    this.#hold(client);
    this.#up.sendEmptyPacket(() => {
      if (client.destroyed) return;
      const server = this.#connect(client);
      this.#down.sendEmptyPacket(() => client.resume());
      client.on('data', async (bytes) => {
        client.pause();
        await this.#up.sendBytes(bytes, server);
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
        void this.#down.sendBytes(bytes, client).then(() => server.resume());
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
    // When a browser leaves a page, it resets connections that it no longer needs.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
