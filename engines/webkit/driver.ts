import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '#deploy/contract/any-port.ts';
import { isRunning } from '#deploy/contract/child-process.ts';
import { driverPath } from './files.ts';

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
    if (!isRunning(child)) {
      throw new Error(`WebKitWebDriver ended: ${child.exitCode ?? child.signalCode}`);
    }
  }
  return { process: child, address };
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
