import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn } from '#build/output/built-site.ts';
import { screenshotFile, screenshotIds } from '#content/install-screenshots.ts';
import { siteLanguages } from '#content/languages.ts';
import { commentOf, withComment } from './jpeg-comment.ts';
import { picturesFolder } from './pictures-folder.ts';
import { screenshotSource } from './screenshot-source.ts';

const renewed = 'the screenshot is older than its page: npm run pictures';

describe.each(siteLanguages)('the screenshots of %s', (language) => {
  const folder = picturesFolder(language);

  test('are those of the manifest, and there are no others', () => {
    const files = filesIn(join(folder, 'screenshots')).map((file) => `/screenshots/${file}`);
    expect(files, renewed).toEqual(screenshotIds.map(screenshotFile).sort());
  });

  test.each(screenshotIds)('%s is up to date', (id) => {
    const file = readFileSync(join(folder, screenshotFile(id)));
    expect(commentOf(file), renewed).toBe(screenshotSource(id, language));
  });
});

test('a comment is read as written, and nothing is read from a file without a comment', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
  expect(commentOf(withComment(jpeg, 'of today'))).toBe('of today');
  expect(commentOf(jpeg)).toBeUndefined();
});
