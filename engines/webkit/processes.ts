import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { driverPath, screenPath } from './files.ts';

/** Starts a virtual X11 screen (Xvfb); returns the process and the display's name. */
export async function startScreen(
  width: number,
  height: number,
): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  // When ready, Xvfb writes the display number that it chose to file descriptor 3.
  const child = spawn(
    screenPath,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(child.stdio[3] ?? child, 'data');
  return { process: child, display: `:${String(number).trim()}` };
}

/** Starts WebKit's driver at a free port and waits until it answers. */
export async function startDriver(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly process: ChildProcess; readonly address: string }> {
  const port = await freePort();
  const child = spawn(driverPath, [`--port=${port}`], {
    env: { ...environment },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(`${address}/status`))) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended: ${child.exitCode}`);
  }
  return { process: child, address };
}

/** Ends a process and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
