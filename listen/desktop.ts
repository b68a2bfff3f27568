import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A display without a screen, with a window manager, a message bus and a home folder of its own. */
export class Desktop {
  readonly home: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly #processes: readonly ChildProcess[];

  private constructor(
    home: string,
    environment: NodeJS.ProcessEnv,
    processes: readonly ChildProcess[],
  ) {
    this.home = home;
    this.environment = environment;
    this.#processes = processes;
  }

  static async open(): Promise<Desktop> {
    const home = mkdtempSync(join(tmpdir(), 'listen-'));
    const runtime = join(home, 'runtime');
    mkdirSync(runtime, { mode: 0o700 });
    const display = spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    const pipe = display.stdio[3];
    if (!pipe || !('setEncoding' in pipe)) throw new Error('Xvfb names no display');
    const [number] = await once(createInterface(pipe), 'line');
    const environment: NodeJS.ProcessEnv = {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      DISPLAY: `:${number}`,
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      ACCESSIBILITY_ENABLED: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [address] = await once(createInterface(bus.stdout), 'line');
    environment['DBUS_SESSION_BUS_ADDRESS'] = address;
    const manager = spawn('openbox', [], { env: environment, stdio: 'ignore' });
    return new Desktop(home, environment, [manager, bus, display]);
  }

  async close(): Promise<void> {
    for (const process of this.#processes) {
      process.kill();
      if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}
