import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { builtFolder, filesIn } from './built-site.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * `vite build --outDir` is not enough: the environments name folders of their own, and the
 * command line's applies to what leaves it open.
 */
const outDir = join(folder, 'dist');
const options = {
  root,
  logLevel: 'error',
  build: { outDir },
  environments: {
    ssr: { build: { outDir: join(folder, 'prerender') } },
    client: { build: { outDir } },
  },
};
const script = `
  import { createBuilder } from 'vite';
  const builder = await createBuilder(${JSON.stringify(options)});
  await builder.buildApp();
`;

/** The files of a folder with the SHA-256 of each. */
function digests(of: string): Map<string, string> {
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(of, file)))
      .digest('hex');
  return new Map(filesIn(of).map((file) => [file, digest(file)]));
}

test('two builds of one source are byte-identical', { timeout: 120_000 }, async () => {
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    // Not the test runner's own: it would build React for tests.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  const [first, second] = [digests(builtFolder), digests(outDir)];
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...second.keys()].filter((file) => second.get(file) !== first.get(file))).toEqual([]);
  expect(second.size).toBeGreaterThan(100);
});
