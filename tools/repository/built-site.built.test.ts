import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#deploy/release/release-list.ts';
import { builtFolder } from '#plugins/output/built-site.ts';

const files = filesBelow(builtFolder).filter(
  (file) => !/\.(br|gz|woff2|png|webp|webm|mp4|ico)$/.test(file),
);
const filesWith = (texts: readonly string[]) =>
  files.filter((file) => {
    const content = readFileSync(join(builtFolder, file), 'utf8');
    return texts.some((text) => content.includes(text));
  });

test('the built site has no source maps', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(filesWith(['# sourceMappingURL=', '#sourceMappingURL='])).toEqual([]);
});

test('the built site names no folder of the machine that built it', () => {
  const folders = [
    resolve(import.meta.dirname, '../..'),
    `${homedir()}/`,
    'file://',
    'node_modules/',
  ];
  expect(files.length).toBeGreaterThan(100);
  expect(filesWith(folders)).toEqual([]);
});
