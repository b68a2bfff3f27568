import { expect, test } from 'vitest';
import { changedFiles } from '#deploy/release/checked-build.ts';
import { readReleaseList } from '#deploy/release/release-list.ts';
import { builtFolder, filesIn } from '#plugins/output/built-site.ts';

const { files } = readReleaseList(builtFolder);

test('release.json has the digest of every other file', () => {
  expect(['release.json', ...Object.keys(files)].sort()).toEqual(filesIn(builtFolder));
  expect(changedFiles(builtFolder, files)).toEqual([]);
});
