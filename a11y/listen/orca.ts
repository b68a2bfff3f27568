import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { end } from '#deploy/contract/processes.ts';
import { startScreen } from '#e2e/support/debian.ts';

/** The home folder of a desktop, and the environment variables of its programs. */
export interface Desktop {
  readonly home: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Ends every program of the desktop, and removes its home folder. */
  close(): Promise<void>;
}

/** Opens a desktop on a virtual screen, with its own window manager, message bus and home folder. */
export async function openDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'desktop-'));
  const runtime = join(home, 'runtime');
  mkdirSync(runtime, { mode: 0o700 });

  const screen = await startScreen(1280, 1024);
  const withoutBus = {
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
    env: withoutBus,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address] = await once(createInterface(bus.stdout), 'line');
  const environment = { ...withoutBus, DBUS_SESSION_BUS_ADDRESS: String(address) };
  const manager = spawn('openbox', { env: environment, stdio: 'ignore' });
  return {
    home,
    environment,
    async close() {
      for (const program of [manager, bus, screen.process]) await end(program, 'SIGKILL');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** An entry that Orca writes to its file (orca-customizations.py). */
export interface Entry {
  readonly said?: string;
  /** Said by a live region of the page. */
  readonly live?: true;
  readonly interrupted?: true;
  readonly pressed?: string;
  /** Whether Orca kept the key from the browser. */
  readonly consumed?: boolean;
  readonly idle?: string;
}

/** How long to wait for Orca and how often to look, in ms. While a machine's disk was busy, Orca needed 31 s to start. */
const WAIT = { timeout: 120_000, interval: 10 };

const customizations = 'orca-customizations.py';

/** The screen reader Orca on a desktop. Orca writes to a file instead of speaking. */
export class Orca {
  readonly #process: ChildProcess;
  readonly #transcript: string;
  readonly #question: string;
  readonly #environment: Desktop['environment'];
  #questions = 0;

  constructor({ home, environment }: Desktop) {
    this.#environment = environment;
    const preferences = join(home, 'orca');
    mkdirSync(preferences);
    copyFileSync(join(import.meta.dirname, customizations), join(preferences, customizations));
    this.#transcript = join(home, 'transcript');
    this.#question = join(home, 'question');
    writeFileSync(this.#transcript, '');
    this.#process = spawn('orca', ['--user-prefs', preferences, '--disable', 'braille'], {
      env: {
        ...environment,
        ORCA_TRANSCRIPT: this.#transcript,
        ORCA_QUESTION: this.#question,
      },
      stdio: 'ignore',
    });
  }

  /** All entries since the start, in order. */
  entries(): readonly Entry[] {
    const lines = readFileSync(this.#transcript, 'utf8').split('\n');
    // The last line is empty or incomplete.
    return lines.slice(0, -1).map((line): Entry => JSON.parse(line));
  }

  /** How many keys Orca has handled. */
  keys(): number {
    return this.entries().filter(({ pressed }) => pressed !== undefined).length;
  }

  /** Waits for Orca's first announcement. */
  untilOn(): Promise<void> {
    return this.#until('is on', () => this.entries().some(({ said }) => said !== undefined));
  }

  /** Waits until Orca has handled `count` keys since its start; returns whether the browser gets the last key. */
  async untilKeysHandled(count: number): Promise<boolean> {
    await this.#until(`handled ${count} keys`, () => this.keys() >= count);
    return this.entries().findLast(({ pressed }) => pressed !== undefined)?.consumed === false;
  }

  /** Waits until Orca has handled all events that it had received. */
  async untilIdle(): Promise<void> {
    this.#questions += 1;
    const question = String(this.#questions);
    writeFileSync(this.#question, question);
    await this.#until('is idle', () => this.entries().some(({ idle }) => idle === question));
  }

  /** Sends keys to the desktop. */
  xdotool(...args: readonly string[]): void {
    const { status, stderr } = spawnSync('xdotool', args, { env: this.#environment });
    if (status !== 0) throw new Error(`xdotool ${args.join(' ')}: ${stderr}`);
  }

  stop(): Promise<void> {
    return end(this.#process, 'SIGKILL');
  }

  async #until(state: string, holds: () => boolean): Promise<void> {
    await vi.waitFor(() => {
      if (!holds()) throw new Error(`Orca never ${state}`);
    }, WAIT);
  }
}
