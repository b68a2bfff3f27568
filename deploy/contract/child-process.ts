import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Whether a process still runs: it has ended neither by itself nor by a signal. */
export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Ends a process that may have ended before, and waits until it has ended. */
export async function end(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
