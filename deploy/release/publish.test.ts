import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEPT_DAYS, publish } from './publish.ts';

let folder: string;
let published: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  published = join(folder, 'published');
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, files: Record<string, string>): string {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return join(folder, name);
}

const read = (file: string) => readFileSync(join(published, file), 'utf8');
const day = (count: number) => new Date(Date.UTC(2030, 0, 1 + count));

test('the files of a page are written before the page, and the worker last', () => {
  const first = build('one', {
    'service-worker.js': 'worker',
    'index.html': 'page',
    'index.html.br': 'page',
    'drawings/a.svg': 'drawing',
    'assets/index-Aa1.js': 'script',
  });
  const { written, removed } = publish(first, published, day(0));
  expect(removed).toEqual([]);
  expect(written[0]).toBe('assets/index-Aa1.js');
  expect(written[1]).toBe('drawings/a.svg');
  expect(written.slice(2, 4).sort()).toEqual(['index.html', 'index.html.br']);
  expect(written[4]).toBe('service-worker.js');
});

test('the next release replaces pages, keeps old assets, and removes deleted pages', () => {
  publish(
    build('one', { 'index.html': 'one', 'old.html': 'old', 'assets/a-1.js': 'a' }),
    published,
    day(0),
  );
  const { removed } = publish(
    build('two', { 'index.html': 'two', 'assets/a-2.js': 'b' }),
    published,
    day(1),
  );
  expect(removed).toEqual(['old.html']);
  expect([read('index.html'), read('assets/a-1.js'), read('assets/a-2.js')]).toEqual([
    'two',
    'a',
    'b',
  ]);
});

test('an asset is removed when no release has had it for KEPT_DAYS', () => {
  publish(build('one', { 'assets/a-1.js': 'a', 'assets/b-1.js': 'b' }), published, day(0));
  const second = build('two', { 'assets/b-1.js': 'b' });
  expect(publish(second, published, day(KEPT_DAYS)).removed).toEqual([]);
  expect(publish(second, published, day(KEPT_DAYS + 1)).removed).toEqual(['assets/a-1.js']);
  expect(read('assets/b-1.js')).toBe('b');
});

test('a page that has not changed keeps its modification time, which is part of its ETag', () => {
  const first = build('one', { 'index.html': 'same' });
  publish(first, published, day(0));
  const before = statSync(join(published, 'index.html')).mtimeMs;
  const again = build('two', { 'index.html': 'same' });
  expect(publish(again, published, day(1)).written).toEqual([]);
  expect(statSync(join(published, 'index.html')).mtimeMs).toBe(before);
});
