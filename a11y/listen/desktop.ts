import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { end } from '#deploy/contract/processes.ts';
import { startScreen } from '#e2e/support/virtual-screen.ts';

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
