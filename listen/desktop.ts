import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

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

    // Xvfb chooses a free display, and writes its number to file descriptor 3.
    const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const display = spawn('Xvfb', ['-displayfd', '3', ...screen], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const environment = {
      PATH: process.env['PATH'] ?? '',
      LANG: 'C.UTF-8',
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      DISPLAY: `:${await firstLine(display.stdio[3])}`,
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
    const withBus = { ...environment, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout) };
    const manager = spawn('openbox', { env: withBus, stdio: 'ignore' });
    return new Desktop(home, withBus, [manager, bus, display]);
  }

  /** Ends every program of the desktop, and removes its home folder. */
  async close(): Promise<void> {
    for (const program of this.#programs) await stop(program);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Ends a program, and waits until it has ended. */
export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  await ended;
}

async function firstLine(output: unknown): Promise<string> {
  if (!(output instanceof Readable)) throw new Error('the program has no such output');
  const [line] = await once(createInterface(output), 'line');
  return String(line);
}
