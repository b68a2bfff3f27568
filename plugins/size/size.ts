import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aboutCopy } from '#content/copy/pages.ts';
import { shellCopy } from '#content/copy/shell.ts';
import { isFilm } from '#content/film.ts';
import { defaultLanguage } from '#content/languages.ts';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { headersFor } from '#deploy/rules.ts';
import { buildReleaseInto } from '#plugins/build-release.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtFolder, servedFile, site } from '#plugins/output/built-site.ts';
import { precacheList } from '#plugins/worker/precache-list.ts';
import { budgets, kinds, meanFirstVisit, pageFiles, weigh } from './weights.ts';

// `npm run size`: prints the transferred bytes of pages and visits (brotli, without headers; 1 KB = 1,024 bytes).
// With `-- --releases`, builds two more releases and prints what a returning visitor fetches of each. Exits with 1 if a page is
// over its budget.

if (!existsSync(join(builtFolder, pageFile('/'))))
  throw new Error(`${builtFolder} holds no built site`);

/** A sentence of one page. */
const about = readCopy(aboutCopy, site.language).mission.text;
/** A sentence that only scripts say. */
const shell = readCopy(shellCopy, site.language).change.failed;

const changes = {
  'a sentence of About': { file: aboutCopy.file, from: about },
  'the shell’s script': { file: shellCopy.file, from: shell },
};

const overBudget: string[] = [];

print(['page', ...kinds, 'total'], 'KB');
for (const path of paths) {
  const files = pageFiles(builtFolder, pageFile(path));
  const weights = kinds.map((kind) => weigh(builtFolder, ...files[kind]));
  const total = weights.reduce((sum, bytes) => sum + bytes, 0);
  print([path, ...[...weights, total].map(kilobytes)]);
  const words = site.language === defaultLanguage ? 0 : budgets.longerWords;
  const limits = { ...budgets, js: path === '/contact' ? budgets.contactJs : budgets.js + words };
  for (const kind of ['html', 'css', 'js', 'fonts'] as const) {
    checkBudget(`${path}: ${kind}`, weigh(builtFolder, ...files[kind]), limits[kind]);
  }
  const fonts = files.fonts.length;
  if (fonts > budgets.fontFiles) overBudget.push(`${path}: ${fonts} font files`);
}
checkBudget('the poster:', weigh(builtFolder, 'film/poster.svg'), budgets.poster);

printVisits();
if (process.argv.includes('--releases')) await printReleases();
for (const line of overBudget) process.stderr.write(`size: over budget: ${line}\n`);
if (overBudget.length > 0) process.exitCode = 1;

function checkBudget(name: string, bytes: number, budget: number): void {
  if (bytes > budget) overBudget.push(`${name} ${kilobytes(bytes)} KB of ${kilobytes(budget)}`);
}

function printVisits(): void {
  const { page, code, offline, film } = meanFirstVisit(builtFolder);
  // The worker serves the whole site. The browser only revalidates worker and manifest, which the host
  // answers with headers alone (counted as in HTTP/1.1; later versions compress them).
  const repeat = notModified('/service-worker.js') + notModified('/manifest.webmanifest');
  process.stdout.write(`
first visit, mean of ${paths.length} pages   ${kilobytes(page)} KB page
  then, at rest                 ${kilobytes(code)} KB code and words of the other pages
  then, by the worker           ${kilobytes(offline)} KB for offline use
  last                          ${kilobytes(film)} KB film, where the link carries it
repeat visit, same release      ${kilobytes(repeat)} KB
`);
}

/** Builds releases with one change each, and prints how many files the worker of a visitor fetches anew who has the release before. */
async function printReleases(): Promise<void> {
  const stored = new Set(precacheList(builtFolder).map((entry) => JSON.stringify(entry)));
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'releases-'));
  for (const [change, { file, from }] of Object.entries(changes)) {
    const rewording = { file, from, to: `${from} (2)` };
    const folder = await buildReleaseInto(join(scratch.path, file), { rewording });
    const files = precacheList(folder)
      .filter((entry) => !stored.has(JSON.stringify(entry)) && !isFilm(`/${entry.url}`))
      .map(({ url }) => servedFile(`/${url.replace(/^\//, '')}`));
    const cost = kilobytes(weigh(folder, 'service-worker.js', ...files));
    const name = `release: ${change}`.padEnd(32);
    process.stdout.write(`${name}${cost} KB in ${files.length + 1} files\n`);
  }
}

function notModified(path: string): number {
  const headers = { ...headersFor(path), ETag: 'W/"12345-1234567890123"', Vary: 'Accept-Encoding' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return ['HTTP/1.1 304 Not Modified\r\n', ...lines, '\r\n'].join('').length;
}

function print(cells: readonly string[], unit = ''): void {
  const [name = '', ...numbers] = cells;
  const row = numbers.map((number) => number.padStart(9)).join('');
  process.stdout.write(`${name.padEnd(36)}${row} ${unit}\n`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
