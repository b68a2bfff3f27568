import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Kind, renewal } from './renewal.ts';

/** A folder, and kinds whose commands write their source to a file there. */
function fixture() {
  const root = mkdtempSync(join(tmpdir(), 'renewal-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const state = { source: 'one', fails: false };
  const runs: string[] = [];
  const kinds = ['fonts', 'pictures', 'sheets'].map(
    (name): Kind => ({
      name,
      source: () => state.source,
      files: [`${name}-*`],
      command: name,
      needsBuild: name !== 'fonts',
    }),
  );
  const { isStale, renew } = renewal(root, 'renewed.json', (command) => {
    runs.push(command);
    if (!state.fails && command !== 'build') write(`${command}-file`, state.source);
    return !state.fails;
  });
  const stale = () => kinds.filter(isStale).map(({ name }) => name);
  return { root, write, state, runs, kinds, renew, stale };
}

const all = ['fonts', 'pictures', 'sheets'];

test('what was renewed is stale when its source or one of its files changes, and is renewed only then or if it is asked for', () => {
  const { root, write, state, runs, kinds, renew, stale } = fixture();
  expect(stale()).toEqual(all);
  const changed = ['fonts-file', 'pictures-file', 'sheets-file'];
  expect(renew(kinds, 'build', 'stale')).toEqual({ renewed: all, failed: [], changed });
  expect(runs).toEqual(['fonts', 'build', 'pictures', 'sheets']);
  expect(stale()).toEqual([]);

  write('fonts-file', 'by hand');
  rmSync(join(root, 'pictures-file'));
  write('sheets-more', 'of no page');
  expect(stale()).toEqual(all);
  renew(kinds, 'build', 'stale');
  expect(stale()).toEqual([]);

  runs.length = 0;
  renew(kinds, 'build', 'stale');
  expect(runs, 'nothing is stale').toEqual([]);
  renew(kinds.slice(0, 1), 'build', 'all');
  expect(runs, 'one is asked for').toEqual(['fonts']);
  state.source = 'two';
  expect(stale()).toEqual(all);
});

test('a command or a build that fails leaves its kinds stale', () => {
  const { state, runs, kinds, renew, stale } = fixture();
  state.fails = true;
  expect(renew(kinds, 'build', 'stale').failed).toEqual(all);
  expect(runs).toEqual(['fonts', 'build']);
  expect(stale()).toEqual(all);
});
