import { Host } from '#e2e/support/host.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** An address where the production server serves one release after another, and which can go offline. */
export class Origin {
  readonly address: string;
  readonly #host: Host;
  readonly #port: number;
  readonly #proxy: TcpProxy;

  private constructor(host: Host, port: number, proxy: TcpProxy, address: string) {
    this.#host = host;
    this.#port = port;
    this.#proxy = proxy;
    this.address = address;
  }

  /** Serves the built release at a new address, for which the browser has stored nothing. */
  static async start(): Promise<Origin> {
    const host = new Host();
    const { port } = new URL(await host.start());
    const proxy = new TcpProxy();
    const origin = new Origin(host, Number(port), proxy, await proxy.start());
    origin.connect();
    return origin;
  }

  /** Serves another release from now on, on new connections, and brings the network back. */
  deploy(folder: string): void {
    this.#host.deploy(folder);
    this.connect();
  }

  /** Takes the network away. */
  disconnect(): void {
    this.#proxy.disconnect();
  }

  /** Brings the network back. */
  connect(): void {
    this.#proxy.forwardTo(this.#port);
  }

  async stop(): Promise<void> {
    await this.#proxy.stop();
    await this.#host.stop();
  }
}
