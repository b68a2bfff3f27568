import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { end } from '#deploy/contract/child-process.ts';
import { startScreen } from '#e2e/support/virtual-screen.ts';

/** Environment variables for the desktop's programs. */
type Environment = Readonly<Record<string, string>>;

/** A desktop on a virtual screen, with its own window manager, message bus and home folder. */
export class Desktop {
  readonly home: string;
  readonly environment: Environment;
  readonly #programs: readonly ChildProcess[];

  private constructor(home: string, environment: Environment, programs: readonly ChildProcess[]) {
    this.home = home;
    this.environment = environment;
    this.#programs = programs;
  }

  static async open(): Promise<Desktop> {
    const home = mkdtempSync(join(tmpdir(), 'desktop-'));
    const runtime = join(home, 'runtime');
    mkdirSync(runtime, { mode: 0o700 });

    const screen = await startScreen(1280, 1024);
    const environment = {
      PATH: process.env['PATH'] ?? '',
      LANG: 'C.UTF-8',
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      DISPLAY: screen.display,
      // Make programs accessible to screen readers.
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
    const withBus = { ...environment, DBUS_SESSION_BUS_ADDRESS: String(address) };
    const manager = spawn('openbox', { env: withBus, stdio: 'ignore' });
    return new Desktop(home, withBus, [manager, bus, screen.process]);
  }

  /** Ends every program of the desktop, and removes its home folder. */
  async close(): Promise<void> {
    for (const program of this.#programs) await end(program, 'SIGKILL');
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}
