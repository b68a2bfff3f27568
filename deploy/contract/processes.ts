import { type ChildProcess, type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export async function runNode(program: readonly string[], options: SpawnOptionsWithoutStdio = {}) {
  const child = spawn(process.execPath, program, options);
  const [[code], output, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output, errors };
}

/** Waits until a process accepts connections at a port. Throws an error with its messages if it ends before. */
export async function untilListening(
  child: ChildProcess & { readonly stderr: Readable },
  port: number,
): Promise<void> {
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (some: string) => errors.push(some));
  const closed = once(child, 'close');
  while (isRunning(child)) {
    const socket = connect(port, '127.0.0.1');
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isListening) return;
    await setTimeout(20);
  }
  await closed;
  throw new Error(`${child.spawnfile} ended: ${errors.join('')}`);
}

export async function listenAtAnyPort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenAtAnyPort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
