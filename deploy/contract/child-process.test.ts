import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from './any-port.ts';
import { end, isRunning } from './child-process.ts';
import { untilListening } from './until-listening.ts';

/** Runs a script in a process of its own. */
const run = (script: string) =>
  spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'ignore', 'pipe'] });

test('a process that runs is ended', async () => {
  const child = run('setInterval(() => {}, 1000)');
  expect(isRunning(child)).toBe(true);
  await end(child);
  expect(isRunning(child)).toBe(false);
});

test.each([
  ['by itself', 'process.exit(3)'],
  ['by a signal', "process.kill(process.pid, 'SIGKILL')"],
])('waiting fails with the messages of a process that ends %s', async (_how, script) => {
  const port = await freePort();
  const child = run(`console.error('no room'); ${script}`);
  await expect(untilListening(child, port)).rejects.toThrow('ended: no room');
  await end(child);
});

test('waiting ends when the process listens', async () => {
  const port = await freePort();
  const child = run(`require('node:net').createServer().listen(${port}, '127.0.0.1')`);
  const exit = once(child, 'exit');
  await untilListening(child, port);
  expect(isRunning(child)).toBe(true);
  await end(child, 'SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
});
