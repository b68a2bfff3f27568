import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenAtAnyPort } from '#deploy/contract/any-port.ts';

/** A TCP proxy between a browser and a local server. Disconnecting it takes any engine offline in the same way. */
export class TcpProxy {
  #port: number | null = null;
  readonly #sockets = new Set<Socket>();
  readonly #listener = createServer((browser) => this.#connect(browser));

  /** Starts at any free port; returns the origin for the browser. */
  async start(): Promise<string> {
    return `http://127.0.0.1:${await listenAtAnyPort(this.#listener)}`;
  }

  /** Closes every connection, and forwards new connections to this port. */
  forwardTo(port: number): void {
    this.disconnect();
    this.#port = port;
  }

  /** Closes every connection, and refuses new ones until the next `forwardTo`. */
  disconnect(): void {
    this.#port = null;
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.disconnect();
    this.#listener.close();
    await once(this.#listener, 'close');
  }

  #connect(browser: Socket): void {
    if (this.#port === null) {
      browser.destroy();
      return;
    }
    const server = connect(this.#port, '127.0.0.1');
    for (const [from, to] of [
      [browser, server],
      [server, browser],
    ] as const) {
      this.#sockets.add(from);
      from.pipe(to);
      // `close` follows every error, and closes the other end too.
      from.on('error', () => {});
      from.once('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
