import { spawnSync } from 'node:child_process';
import {
  cpSync,
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

/** A module that kills its process before it changes something on the disk, or when half of a file is written. */
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

const publishing = pathToFileURL(join(import.meta.dirname, 'publish.ts'));
/** The options of a Node that first runs a module, then code that publishes. */
const program = (module: string, code: string) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(module)}`,
  '--input-type=module',
  '--eval',
  `import { goBack, publish } from '${publishing}'; ${code}`,
];

/** Runs code in a process that is killed at a step. Returns its exit code, null if it was killed. */
function runUntil(step: number, code: string): number | null {
  const options = program(killedAt(step), code);
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return status;
}

function publication(of: ReturnType<typeof buildOf>, at: Date): string {
  const sources = `new Map(${JSON.stringify([...of.sources])})`;
  const build = `{ commit: '${of.commit}', sources: ${sources} }`;
  return `publish(${build}, '${published}', new Date('${at.toISOString()}'));`;
}

function expectWhole(when: string): void {
  const live = join(published, 'current');
  expect(changedFiles(live, readReleaseList(live).files), when).toEqual([]);
}

test.each([
  { run: 'publish', atLeast: 25 },
  { run: 'goBack', atLeast: 8 },
])('$run, killed at any step, leaves a whole release; the next run repairs', ({ run, atLeast }) => {
  // Releases of these commits: `e` has expired, `a` is replaced by `b`.
  const build = (letter: string) =>
    buildOf(folder, letter, {
      'index.html': letter,
      'same.html': 'same',
      [`assets/${letter}-1.js`]: letter,
    });
  publish(build('e'), published, day(0));
  publish(build('a'), published, day(1));
  writeFileSync(join(published, 'current', 'foreign.txt'), '');
  const next = build('b');
  if (run === 'goBack') publish(next, published, day(2));
  copy(published, join(folder, 'before'));

  const time = day(31.5);
  const back = `goBack('${published}', new Date('${time.toISOString()}'))`;
  const code = run === 'goBack' ? back : publication(next, time);
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
    const found = ['index.html', 'assets/a-1.js', 'assets/b-1.js', 'foreign.txt'].map(read);
    expect(found, `after step ${step}`).toEqual(['b', 'a', 'b', '']);
    expect(readdirSync(published).sort()).toEqual(['current', 'releases']);
    for (const name of readdirSync(join(published, 'releases'))) expect(name).toMatch(/Z-[ab]{7}$/);
    expect(goBack(published, day(31.7)).to.commit, `after step ${step}`).toMatch(/^a+$/);
  }
  expect(status).toBe(0);
  expect(step).toBeGreaterThan(atLeast);
});

test('of two processes that find the lock of a killed one, one publishes, and the other says so', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(published, 'releases'), { recursive: true });
  writeFileSync(join(published, 'releases', `lock-${pid}`), '');
  const other = program('', publication(buildOf(folder, 'b', {}), day(2)));
  // The other one publishes between the look at the lock and its removal.
  const module = `
    import { spawnSync } from 'node:child_process';
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { rmSync } = fs;
    fs.rmSync = (...call) => {
      fs.rmSync = rmSync;
      syncBuiltinESMExports();
      process.stdout.write(spawnSync(process.execPath, ${JSON.stringify(other)}).stderr);
      return rmSync(...call);
    };
    syncBuiltinESMExports();
  `;
  const options = program(module, publication(buildOf(folder, 'a', {}), day(1)));
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/process \d+ publishes here/);
  expectWhole('after both');
});
