import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '#build/output/built-site.ts';
import { screenshotFile, screenshotIds } from '#content/install-screenshots.ts';
import { commentOf, withComment } from './jpeg-comment.ts';
import { screenshotSource } from './screenshot-source.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');
const renewed = 'the screenshot is older than its page: npm run pictures';

test('every screenshot of the manifest has its file, and there are no others', () => {
  const files = filesIn(join(publicFolder, 'screenshots')).map((file) => `/screenshots/${file}`);
  expect(files, renewed).toEqual(screenshotIds.map(screenshotFile).sort());
});

test.each(screenshotIds)('%s is up to date', (id) => {
  const file = readFileSync(join(publicFolder, screenshotFile(id)));
  expect(commentOf(file), renewed).toBe(screenshotSource(id));
});

test('a comment is read as written, and a file without one has none', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
  expect(commentOf(withComment(jpeg, 'of today'))).toBe('of today');
  expect(commentOf(jpeg)).toBeUndefined();
});
