import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { expect, test } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = trackedFiles.filter((file) => file.endsWith('.md'));
const folders = new Set(trackedFiles.map(dirname));
const roots = [...new Set(trackedFiles.map((file) => file.split('/')[0] ?? ''))];

/** Whether a path or a glob is there: from the root or, for a document, from its own folder. */
function exists(path: string, document = ''): boolean {
  return [path, join(dirname(document), path)].some(
    (name) =>
      trackedFiles.some(
        (file) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`),
      ) ||
      folders.has(name) ||
      trackedFiles.some((file) => matchesGlob(file, name)),
  );
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(documents)('%s names only files, headings and commands that exist', (document) => {
  const text = read(document);
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  const links = [...prose.matchAll(/\]\(((?!\w+:)[^()\s]+)\)/g)].filter(([, address = '']) => {
    const [path = '', anchor] = address.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    return !exists(file) || (anchor !== undefined && !anchors(read(file)).includes(anchor));
  });
  const paths = [...prose.matchAll(/`([\w$.-][\w$./*-]*)`/g)].filter(
    ([, path = '']) =>
      (/\w\.(?:tsx?|css|md|jsonc?|py)$/.test(path) ||
        (path.includes('/') && roots.includes(path.split('/')[0] ?? ''))) &&
      !exists(path, document),
  );
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].filter(
    ([, name = '']) => !Object.hasOwn(scripts, name),
  );
  expect([...links, ...paths, ...commands].map(([found]) => found)).toEqual([]);
});

test('comments and settings name only files that exist', () => {
  const path = new RegExp(
    `(?<![\\w./@#*-])(?:${roots.filter((root) => !root.includes('.')).join('|')})/[\\w$./-]+\\.(?:tsx?|css|md|jsonc?)\\b`,
    'g',
  );
  const missing = trackedFiles
    .filter((file) => /\.(?:tsx?|css|ya?ml|jsonc)$/.test(file))
    .flatMap((file) =>
      (read(file).match(path) ?? [])
        .filter((name) => !exists(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});
