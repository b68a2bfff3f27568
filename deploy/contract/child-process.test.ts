import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { freePort } from './any-port.ts';
import { end, isRunning, untilListening } from './child-process.ts';

test('waiting for a process fails with its messages if it ends by itself or by a signal', async () => {
  for (const ending of ['process.exit(3)', "process.kill(process.pid, 'SIGKILL')"]) {
    const script = ['--eval', `console.error('no room'); ${ending}`];
    const child = spawn(process.execPath, script, { stdio: ['ignore', 'ignore', 'pipe'] });
    await expect(untilListening(child, await freePort())).rejects.toThrow('ended: no room');
    expect(isRunning(child)).toBe(false);
    await end(child);
  }
});
