import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultLanguage, siteLanguages } from '#content/languages.ts';
import { siteFolder } from '#deploy/options.ts';
import { checkedOutCommit, type ReleaseList } from './release-list.ts';
import { writeBuild } from './tested-build.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'release-'));
  git('init', '--quiet');
  writeFileSync(path('.gitignore'), 'dist*\npublished\n');
  commit();
});
afterEach(() => rmSync(repository, { recursive: true }));

const path = (...names: string[]) => join(repository, ...names);

function git(...command: string[]): void {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...command], { cwd: repository, stdio: 'pipe' });
}

function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', 'a commit');
}

function build(files: Record<string, string>, list: Partial<ReleaseList> = {}): void {
  rmSync(path('dist'), { recursive: true, force: true });
  writeBuild(path('dist'), files, { commit: checkedOutCommit(repository), ...list });
}

function track(file: string): void {
  writeFileSync(path('.gitignore'), readFileSync(path('.gitignore'), 'utf8').replace(file, ''));
  commit();
  build(page);
}

function release(options: readonly string[] = [], language = defaultLanguage) {
  const program = join(import.meta.dirname, 'release.ts');
  return spawnSync(process.execPath, [program, 'published', ...options], {
    cwd: repository,
    env: { ...process.env, SITE_LANGUAGE: language },
    encoding: 'utf8',
  });
}

const page = { 'index.html': 'page', 'index.html.br': 'compressed' };

describe('a build is refused', () => {
  test.each(siteLanguages)('if there is none of the language, %s', (language) => {
    const option = language === defaultLanguage ? '' : ` -- --language ${language}`;
    const command = `npm run build${option}`;
    expect(release([], language)).toMatchObject({
      status: 1,
      stderr: `release: ${siteFolder(language)}/ contains no built site; \`${command}\`\n`,
    });
  });

  test.each([
    ['of another commit', () => commit(), 'build again'],
    ['if a file has changed', () => writeFileSync(path('.gitignore'), 'dist'), ' M .gitignore'],
    ['for a folder that git does not ignore', () => track('published'), 'does not ignore'],
    ['if a file is new', () => writeFileSync(path('new'), ''), 'uncommitted changes:\n?? new'],
    ['outside git', () => rmSync(path('.git'), { recursive: true }), 'no git checkout'],
    ['without a commit', () => build(page, { commit: null }), 'built from no commit'],
    [
      'for tests',
      () => build(page, { settings: { language: 'en-XA', form: 'own', worker: 'offline' } }),
      'for tests: language en-XA',
    ],
    ['with other bytes', () => writeFileSync(path('dist/index.html'), 'pagE'), 'again: index.html'],
    ['that lacks a file', () => rmSync(path('dist/index.html.br')), 'index.html.br'],
  ])('%s', (_, change, reason) => {
    build(page);
    change();
    const { status, stderr } = release();
    expect(stderr).toContain(reason);
    expect(status).toBe(1);
    expect(existsSync(path('published'))).toBe(false);
  });
});

test('the command says that a release ends offline use, also when it goes back to it', () => {
  build(page, { settings: { language: 'en', form: 'own', worker: 'kill-switch' } });
  expect(release().stdout).toContain('the kill switch');
  build(page);
  expect(release().stdout).not.toContain('the kill switch');
  const [newest, before] = release(['--list']).stdout.split('\n');
  expect(newest).not.toContain('the kill switch');
  expect(before).toContain('the kill switch');
  expect(release(['--back']).stdout).toContain('the kill switch');
});

test('the command says what it published, what was live before, and to what --back returned', () => {
  build(page);
  const first = `commit ${checkedOutCommit(repository).slice(0, 7)}`;
  expect(release().stdout).toContain(`Live: ${first}`);
  commit();
  build({ ...page, 'index.html': 'new' });
  const second = `commit ${checkedOutCommit(repository).slice(0, 7)}`;

  const { stdout } = release(['--host', 'netlify']);
  expect(stdout).toContain(`Live: ${second}`);
  expect(stdout).toContain(`Before: ${first}`);
  const files = ['_headers', '_redirects', 'index.html', 'release.json'];
  expect(readdirSync(path('published/current')).sort()).toEqual(files);
  const [newest = '', before = ''] = release(['--list']).stdout.split('\n');
  expect(newest).toMatch(new RegExp(`^${second}.*: live$`));
  expect(before).toMatch(new RegExp(`^${first}.*: kept until .*; --back returns to it$`));

  commit();
  build(page);
  const third = `commit ${checkedOutCommit(repository).slice(0, 7)}`;
  release(['--host', 'cloudflare']);
  // Cloudflare does not know the statuses in `_redirects`.
  const ofCloudflare = files.filter((file) => file !== '_redirects');
  expect(readdirSync(path('published/current')).sort()).toEqual(ofCloudflare);
  const { stdout: back } = release(['--back']);
  expect(back).toContain(`Was live: ${third}`);
  expect(back).toContain(`Another --back leads to ${first}`);
  const { stdout: again } = release(['--back']);
  expect(again).toContain(`Live again: ${first}`);
  expect(again).toContain('no release to go back to');
  expect(readFileSync(path('published/current/index.html'), 'utf8')).toBe('page');
  expect(release(['--back']).stderr).toContain('no release before');
});
