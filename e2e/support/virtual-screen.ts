import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** A virtual X11 screen: its process, and its name for programs that draw on it. */
interface VirtualScreen {
  readonly process: ChildProcess;
  readonly display: string;
}

/** Starts a virtual screen of this size in px. */
export async function startScreen(width: number, height: number): Promise<VirtualScreen> {
  // When ready, Xvfb writes the number of the free display that it chose to file descriptor 3.
  const options = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const child = spawn('/usr/bin/Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = child.stdio[3];
  if (!(output instanceof Readable)) throw new Error('Xvfb has no output for its display number');
  const [number] = await once(createInterface(output), 'line');
  return { process: child, display: `:${number}` };
}
