import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildReleaseInto } from '#plugins/build-release.ts';
import { builtFolder, filesIn } from '#plugins/output/built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a folder with the SHA-256 of each. */
function digests(of: string): Map<string, string> {
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(of, file)))
      .digest('hex');
  return new Map(filesIn(of).map((file) => [file, digest(file)]));
}

// A build takes minutes on a busy machine.
test('two builds of one source are byte-identical', { timeout: 600_000 }, async () => {
  const second = digests(await buildReleaseInto(folder));
  const first = digests(builtFolder);
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...second.keys()].filter((file) => second.get(file) !== first.get(file))).toEqual([]);
  expect(second.size).toBeGreaterThan(100);
});
