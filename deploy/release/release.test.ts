import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultLanguage, type Language, siteLanguages } from '#content/languages.ts';
import { siteFolder } from '#deploy/site-folder.ts';

const empty = mkdtempSync(join(tmpdir(), 'release-'));
const built = mkdtempSync(join(tmpdir(), 'release-'));
mkdirSync(join(built, 'dist'));
for (const file of ['index.html', 'service-worker.js'])
  writeFileSync(join(built, 'dist', file), '');
afterAll(() => {
  rmSync(empty, { recursive: true });
  rmSync(built, { recursive: true });
});

function release(workingFolder: string, language: Language) {
  const command = [join(import.meta.dirname, 'release.ts'), 'published'];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: workingFolder,
    env: { ...process.env, SITE_LANGUAGE: language },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each(siteLanguages)('SITE_LANGUAGE=%s chooses the folder of this language', (language) => {
  const line = `release: ${siteFolder(language)}/ contains no built site\n`;
  expect(release(empty, language)).toEqual({ status: 1, stderr: line });
});

test('the files of a folder that holds no release stay', () => {
  const notes = join(built, 'published', '.git', 'notes');
  mkdirSync(join(notes, '..'), { recursive: true });
  writeFileSync(notes, '');
  const refused = release(built, defaultLanguage);
  expect(refused).toEqual({ status: 1, stderr: expect.stringContaining('no service-worker.js') });
  expect(existsSync(notes)).toBe(true);

  rmSync(notes);
  const done = { status: 0, stderr: '' };
  expect(release(built, defaultLanguage), 'into an empty folder').toEqual(done);
  expect(release(built, defaultLanguage), 'over a release').toEqual(done);
});
