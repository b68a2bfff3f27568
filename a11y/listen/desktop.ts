import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { end } from '#deploy/contract/processes.ts';
import { startScreen } from '#e2e/support/debian.ts';

export type Desktop = Awaited<ReturnType<typeof openDesktop>>;

export async function openDesktop() {
  const screen = await startScreen(1280, 1024);
  const withoutBus = {
    ...screen.environment,
    LANG: 'C.UTF-8',
    // Make programs accessible to screen readers.
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
  };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    env: withoutBus,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address] = await once(createInterface(bus.stdout), 'line');
  const environment = { ...withoutBus, DBUS_SESSION_BUS_ADDRESS: String(address) };
  const programs: ChildProcess[] = [bus];
  const start = (command: string, options: readonly string[] = []) => {
    programs.unshift(spawn(command, options, { env: environment, stdio: 'ignore' }));
  };
  start('openbox');
  return {
    home: screen.home,
    environment,
    start,
    xdotool: (...command: readonly string[]) =>
      execFileSync('xdotool', command, { env: environment, stdio: 'pipe' }),
    async close() {
      for (const program of programs) await end(program, 'SIGKILL');
      await screen.close();
    },
  };
}
