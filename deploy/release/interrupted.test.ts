import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './checked-build.ts';
import { goBack, publish } from './publish.ts';
import { readReleaseList } from './release-list.ts';
import { buildOf } from './tested-build.ts';

let folder: string;
let published: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  published = join(folder, 'published');
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = (count: number) => new Date(Date.UTC(2030, 0, 1) + count * 24 * 60 * 60 * 1000);
const read = (file: string) => readFileSync(join(published, 'current', file), 'utf8');
const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });

/**
 * A module that kills its process at one step: before the process changes something on the disk, or when half of a file is
 * written.
 */
const killedAt = (step: number) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let steps = 0;
  for (const name of Object.keys(fs)) {
    if (!/^(cp|link|mkdir|rename|rm|symlink|write)\\w*Sync$/.test(name)) continue;
    const change = fs[name];
    fs[name] = (target, content, ...others) => {
      steps += 1;
      if (steps === ${step}) {
        if (name === 'writeFileSync') change(target, content.slice(0, content.length / 2));
        process.kill(process.pid, 'SIGKILL');
      }
      return change(target, content, ...others);
    };
  }
  syncBuiltinESMExports();
`;

/** Runs code with `publish` and `goBack` in a process that is killed at a step. Returns its exit code, null if killed. */
function runUntil(step: number, code: string): number | null {
  const publishing = pathToFileURL(join(import.meta.dirname, 'publish.ts'));
  const { status, stderr } = spawnSync(process.execPath, [
    '--import',
    `data:text/javascript,${encodeURIComponent(killedAt(step))}`,
    '--input-type=module',
    '--eval',
    `import { goBack, publish } from '${publishing}'; ${code}`,
  ]);
  expect(stderr.toString()).toBe('');
  return status;
}

/** The live release is complete, and each of its files is as it was built. */
function expectWhole(when: string): void {
  const live = join(published, 'current');
  expect(changedFiles(live, readReleaseList(live).files), when).toEqual([]);
}

test.each([
  { run: 'publish', atLeast: 25 },
  { run: 'goBack', atLeast: 8 },
])(
  '$run, killed at any step, leaves a whole release; the next run repairs the rest',
  ({ run, atLeast }) => {
    const token = '.well-known/acme-challenge/token';
    publish(buildOf(folder, 'e', { 'index.html': 'e', 'assets/e-1.js': 'e' }), published, day(0));
    const outgoing = buildOf(folder, 'a', {
      'index.html': 'a',
      'same.html': '',
      'assets/a-1.js': 'a',
    });
    publish(outgoing, published, day(1));
    mkdirSync(join(published, 'current', token, '..'), { recursive: true });
    writeFileSync(join(published, 'current', token), 'token');
    const next = buildOf(folder, 'b', { 'index.html': 'b', 'same.html': '', 'assets/b-1.js': 'b' });
    if (run === 'goBack') publish(next, published, day(2));
    copy(published, join(folder, 'before'));

    const at = `'${published}', new Date('${day(31.5).toISOString()}')`;
    const sources = `new Map(${JSON.stringify([...next.sources])})`;
    const code =
      run === 'goBack'
        ? `goBack(${at})`
        : `publish({ commit: '${next.commit}', sources: ${sources} }, ${at})`;
    let step = 0;
    let status: number | null = null;
    while (status === null) {
      step += 1;
      rmSync(published, { recursive: true });
      copy(join(folder, 'before'), published);
      status = runUntil(step, code);
      expectWhole(`after step ${step}`);

      publish(next, published, day(31.6));
      expectWhole(`repaired after step ${step}`);
      expect(read('index.html')).toBe('b');
      for (const file of ['assets/a-1.js', 'assets/b-1.js', token]) {
        expect(existsSync(join(published, 'current', file)), `${file} after step ${step}`).toBe(
          true,
        );
      }
      expect(readdirSync(published).sort()).toEqual(['current', 'releases']);
      for (const name of readdirSync(join(published, 'releases')))
        expect(name).toMatch(/-[abe]{7}$/);

      expect(goBack(published, day(31.7)).to.commit, `after step ${step}`).toBe(outgoing.commit);
    }
    expect(status).toBe(0);
    expect(step).toBeGreaterThan(atLeast);
  },
);
