import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { TcpProxy } from './tcp-proxy.ts';

const server = resolve(import.meta.dirname, '../deploy/serve.js');

/** The release that the journeys visit, made by `npm run build`. */
export const builtRelease = resolve(import.meta.dirname, '../dist');

/** An address where the production server serves one release after another, and which can go offline. */
export class Origin {
  readonly address: string;
  readonly #proxy: TcpProxy;
  #server: ChildProcess | undefined;
  #port = 0;

  private constructor(proxy: TcpProxy, address: string) {
    this.#proxy = proxy;
    this.address = address;
  }

  /** Serves the built release at a new address, for which the browser has stored nothing. */
  static async start(): Promise<Origin> {
    const proxy = new TcpProxy();
    const origin = new Origin(proxy, await proxy.start());
    await origin.deploy(builtRelease);
    return origin;
  }

  /** Serves another release from now on; the folder must be called `dist`. */
  async deploy(folder: string): Promise<void> {
    const previous = this.#server;
    const child = spawn(process.execPath, [server], {
      cwd: dirname(folder),
      env: { PATH: process.env['PATH'], PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#server = child;
    const [firstLine] = await once(createInterface(child.stdout), 'line');
    this.#port = Number(/:(\d+)$/.exec(String(firstLine))?.[1]);
    this.connect();
    await stop(previous);
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
    await stop(this.#server);
  }
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
