import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, 'bench.ts');

/** Runs the program in a folder without Vite, where a build would fail at once. */
function run(...commandLine: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, commandLine, {
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  return { status, stderr };
}

test.each([
  [['--rounds', '0'], 'bench: --rounds takes a whole number from 1 on, not “0”\n'],
  [['--routes', '/nowhere'], 'bench: the site has no page /nowhere\n'],
  [
    ['--scores', '--rounds', '5'],
    'bench: --scores measures every page once and takes no --rounds\n',
  ],
])('%j ends with one line and exit code 1', (options, line) => {
  expect(run(program, ...options)).toEqual({ status: 1, stderr: line });
});

test('--http2 without nginx ends with one line before the build', () => {
  const withoutNginx = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { existsSync } = fs;
    fs.existsSync = (file) => !String(file).includes('nginx') && existsSync(file);
    syncBuiltinESMExports();`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(withoutNginx)}`;
  const line = 'bench: --http2 needs nginx with its brotli module (npm test installs it)\n';
  expect(run(preload, program, '--http2')).toEqual({ status: 1, stderr: line });
});
