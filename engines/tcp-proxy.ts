import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a browser and a server at a port of this machine. It can be cut, alike in every engine. */
export class TcpProxy {
  #port: number | null = null;
  readonly #sockets = new Set<Socket>();
  readonly #listener = createServer((browser) => this.#connect(browser));

  /** Starts at any free port; answers with the origin that the browser sees. */
  async start(): Promise<string> {
    this.#listener.listen(0, '127.0.0.1');
    await once(this.#listener, 'listening');
    const address = this.#listener.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Leads to this port from now on, and closes what leads elsewhere. */
  forwardTo(port: number): void {
    this.disconnect();
    this.#port = port;
  }

  /** Closes every connection, and every new one at once, until it leads somewhere again. */
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
      // An error is followed by this; both ends go together.
      from.on('error', () => {});
      from.once('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
