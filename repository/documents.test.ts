import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { commentsOf } from './comments.ts';
import { anchorOf, codeSpans, headings, npmScripts, relativeLinks } from './markdown.ts';
import { exists, existsAnywhere, isPath, pathsIn } from './named-files.ts';
import { trackedFiles } from './tracked-files.ts';

/** Counted as by `wc -w`. */
const README_WORDS = 1200;

const read = (file: string) => readFileSync(file, 'utf8');
const documents = trackedFiles.filter((file) => file.endsWith('.md'));
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));

test(`README.md has at most ${README_WORDS} words`, () => {
  expect(read('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(README_WORDS);
});

/** The scripts that only other scripts run. */
const internalScripts = ['build:tested', 'unit:en', 'unit:en-XA'];

test('CONTRIBUTING.md names every script that a person runs', () => {
  const named = npmScripts(read('CONTRIBUTING.md'));
  const unnamed = Object.keys(scripts).filter((script) => !named.includes(script));
  expect(unnamed.toSorted()).toEqual(internalScripts);
});

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('links only to files and headings that exist', () => {
    const broken = relativeLinks(text).filter(({ path, anchor }) => {
      const file = path === '' ? document : join(dirname(document), path);
      if (!exists(file, 'README.md')) return true;
      return anchor !== '' && !headings(read(file)).map(anchorOf).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('names only files that exist', () => {
    const missing = codeSpans(text).filter((span) => isPath(span) && !exists(span, document));
    expect(missing, 'write a path from the root or from the document’s folder').toEqual([]);
  });

  test('names only commands of package.json', () => {
    expect(npmScripts(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('the decisions', () => {
  const folder = 'docs/decisions';
  const index = `${folder}/README.md`;
  const decisions = documents.filter((file) => dirname(file) === folder && file !== index);

  test('are all in the index, in order', () => {
    const listed = relativeLinks(read(index)).map(({ path }) => join(folder, path));
    expect(decisions.length).toBeGreaterThan(0);
    expect(listed.filter((file) => dirname(file) === folder)).toEqual(decisions.toSorted());
  });

  test.each(decisions)(
    '%s has a context, a decision and consequences, and names a file',
    (file) => {
      const text = read(file);
      const [title, ...sections] = headings(text);
      expect(title?.slice(0, 4)).toBe(file.slice(folder.length + 1).slice(0, 4));
      expect(sections).toEqual(['Context', 'Decision', 'Consequences']);
      expect(codeSpans(text).filter(isPath)).not.toEqual([]);
    },
  );
});

test('comments name only files that exist', () => {
  const named = trackedFiles
    .filter((file) => /\.(?:css|js|tsx?)$/.test(file))
    .flatMap((file) =>
      commentsOf(file)
        .flatMap(pathsIn)
        .map((path) => ({ file, path })),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file, path }) => !existsAnywhere(path, file))).toEqual([]);
});

describe('documents that the code cites', () => {
  const citations = trackedFiles
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/(docs\/[\w-]+\.md)(?:, "([^"]+)")?/g)].map(
        ([, document = '', heading]) => ({ file, document, heading }),
      ),
    );

  test('exist, with the cited heading', () => {
    const broken = citations.filter(
      ({ document, heading }) =>
        !documents.includes(document) ||
        (heading !== undefined && !headings(read(document)).includes(heading)),
    );
    expect(citations.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });
});
