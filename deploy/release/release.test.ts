import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteLanguages } from '#content/languages.ts';
import { siteFolder } from '#deploy/site-folder.ts';

const empty = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(empty, { recursive: true }));

test.each(siteLanguages)('SITE_LANGUAGE=%s chooses the folder of this language', (language) => {
  const command = [join(import.meta.dirname, 'release.ts'), 'published'];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: empty,
    env: { ...process.env, SITE_LANGUAGE: language },
    encoding: 'utf8',
  });
  const line = `release: ${siteFolder(language)}/ contains no built site\n`;
  expect({ status, stderr }).toEqual({ status: 1, stderr: line });
});
