import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyFiles } from '#content/copy/files.ts';
import { defaultLanguage, siteLanguages } from '#content/languages.ts';
import { GAP, mapMessages, messagesIn, sourceCopy } from '#plugins/copy/source-copy.ts';
import { copyRepository } from '#tools/repository/copy-repository.ts';

// `npm run new`, with filled gaps, makes a site that passes its checks.

const folder = mkdtempSync(join(tmpdir(), 'new-'));
const git = (cwd: string, ...command: string[]) =>
  execFileSync('git', command, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean);

copyRepository(folder);
git(folder, 'init', '--quiet');
commit();

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run <script>` in the copy, and returns what it prints. Throws if it does not end as expected. */
function run(script: string, { fails = false, language = defaultLanguage as string } = {}): string {
  // NODE_ENV is `test` here, which a build must not take for its own.
  const env = { ...process.env, VITEST: undefined, SITE_LANGUAGE: language };
  const npm = spawnSync(`npm run --silent ${script}`, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env,
  });
  const output = npm.stdout + npm.stderr;
  expect(npm.status !== 0, `npm run ${script} (${language})\n${output}`).toBe(fails);
  return output;
}

function commit(): void {
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=new', '-c', 'user.email=new@localhost'];
  git(folder, ...author, 'commit', '--quiet', '--message', 'copy');
}

/** Without the tests whose answer no page changes: of servers, and of a second build. */
const built =
  'built -- plugins/pages plugins/plates plugins/structured-data plugins/worker specification tools';

/** The files that are new or changed. */
const changedFiles = () =>
  git(folder, 'status', '--porcelain', '--untracked-files=all').map((line) => line.slice(3));

/** Words of a language's copy, without end: short ones, each once before any comes again. Sorted, they are no phrase of the copy. */
function* wordsOf(language: string): Generator<string, never> {
  const texts = copyFiles.flatMap(({ file }) => messagesIn(sourceCopy(language, file)));
  const words = texts.flatMap(([, text]) =>
    text.includes('{') ? [] : (text.match(/(?<![\p{L}’.-])\p{Ll}{3,7}(?![\p{L}’.-])/gu) ?? []),
  );
  for (;;) yield* new Set(words.toSorted());
}

/** What an author may write at a path. */
function sentenceAt(path: string, words: Generator<string, never>): string {
  const least =
    { 'meta.title': 20, 'meta.description': 125 }[path] ?? (path.includes('labels') ? 1 : 20);
  let text = '';
  while (text.length < least) text = `${text} ${words.next().value}`.trim();
  return path === 'meta.title' ? `${text} | {company}` : text;
}

/** Fills the gaps in the copy and in the code, and makes what `npm run renew` would draw or subset. */
function fill(id: string): void {
  const words = new Map(siteLanguages.map((language) => [language as string, wordsOf(language)]));
  for (const file of changedFiles()) {
    const [, language = ''] = /^src\/languages\/([^/]+)\/.*\.json$/.exec(file) ?? [];
    const text = readFileSync(join(folder, file), 'utf8');
    const filled = language ? filledCopy(text, words.get(language)) : filledCode(text);
    writeFileSync(join(folder, file), filled);
  }
  const pictures = (language: string) => join(folder, 'src/languages', language, 'pictures/share');
  for (const language of siteLanguages) {
    const picture = join(pictures(language), 'about.png');
    cpSync(picture, join(pictures(language), `${id}.png`));
  }
}

/** A sentence of the source language stays as it is in a new language. */
function filledCopy(text: string, words: Generator<string, never> | undefined): string {
  const copy = mapMessages(JSON.parse(text), (message, path) => {
    if (!message.startsWith(GAP)) return message;
    return words ? sentenceAt(path, words) : message.replace(`${GAP}translate: `, '');
  });
  return `${JSON.stringify(copy, null, 2)}\n`;
}

/** The code without its gap: an entry goes with others. */
function filledCode(text: string): string {
  const [before = '', after = ''] = text.split(new RegExp(` *// ${GAP}.*\n`));
  const related = after
    .replace('industries: []', "industries: ['banking']")
    .replace('projects: []', "projects: [['automation', 0]]")
    .replace(/(pairs|services): \[\]/, "$1: ['automation', 'cloud-services']");
  return before + related;
}

const added = [
  ['service', 'data-mesh', 'services/data-mesh', 4],
  ['industry', 'museums', 'industry/museums', 4],
  ['page', 'press', 'press', 6],
] as const;

// All go into one copy of the repository, and the site is built in the new language alone, because a build takes most of the time.
test('a new service, industry, page and language', () => {
  expect(run('new -- page index', { fails: true })).toContain('is taken');
  expect(run('new -- --help', { fails: true })).toMatch(/^new: Unknown option '--help'.*\n$/);
  for (const [kind, id, page, edits] of added) {
    run(`new -- ${kind} ${id}`);
    const edited = changedFiles();
    expect(edited, edited.join('\n')).toHaveLength(edits);
    const gaps = run('check -- --copy', { fails: true });
    for (const language of siteLanguages)
      expect(gaps).toMatch(new RegExp(`languages/${language}/.*/${id}.json`));
    fill(page);
    commit();
    expect(run(`new -- ${kind} ${id}`, { fails: true })).toContain('is taken');
  }
  run('unit plugins/pages plugins/plates specification src/content');

  const language = 'fr';
  const next = `npm start -- --language ${language}`;
  expect(run(`new -- language ${language}`)).toContain(next);
  expect(run('check -- --copy', { fails: true })).toContain(
    `src/languages/${language}/pages/home.json`,
  );
  fill('press');
  for (const part of ['fonts', 'pictures']) {
    const from = join(folder, 'src/languages', defaultLanguage, part);
    cpSync(from, join(folder, 'src/languages', language, part), { recursive: true });
  }
  for (const script of ['types', 'check -- --copy', 'build', built]) run(script, { language });
});
