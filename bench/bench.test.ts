import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  [['--rounds', '0'], 'bench: --rounds takes a whole number from 1 on, not “0”\n'],
  [['--routes', '/nowhere'], 'bench: the site has no page /nowhere\n'],
])('%j ends with one line and exit code 1', (options, line) => {
  const command = [join(import.meta.dirname, 'bench.ts'), ...options];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: line });
});
