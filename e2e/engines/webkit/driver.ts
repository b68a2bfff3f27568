import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '#deploy/contract/any-port.ts';
import { untilListening } from '#deploy/contract/child-process.ts';
import { driverPath } from './files.ts';

/** Starts WebKit's driver at a free port and waits until it listens. */
export async function startDriver(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly process: ChildProcess; readonly address: string }> {
  const port = await freePort();
  const child = spawn(driverPath, [`--port=${port}`], {
    env: { ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilListening(child, port);
  return { process: child, address: `http://127.0.0.1:${port}` };
}
