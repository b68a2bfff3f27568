import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('an unknown behaviour ends with one line and exit code 1', () => {
  const command = [join(import.meta.dirname, 'run.ts'), '--behavior', 'maybe'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  const line = 'receiver: --behavior is one of ok, slow, 422, 500, closed\n';
  expect({ status, stderr }).toEqual({ status: 1, stderr: line });
});
