import { expect, test } from 'vitest';
import { pathCopy } from '#content/copy/files.ts';
import { jobIds, jobs, workModes } from '#content/jobs.ts';
import { uniquePaths } from '#content/paths.ts';
import { formatCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn } from '#plugins/copy/source-copy.ts';
import { specification } from './table.ts';

const { language } = specification;

const messagesOf = (file: string) => messagesIn(formatCopy(file, language));

/** The texts of a file, in order; those of the shell include the names of pages, which menus and footer show. */
const textsOf = (file: string) => [
  ...(file === 'shell' ? uniquePaths.map((path) => nameIn(pathCopy(path).file)) : []),
  ...messagesOf(file).map(([, text]) => text),
];

const nameIn = (file: string) => new Map(messagesOf(file)).get('name') ?? '';

test('the copy has the texts that are ordered word for word, in order', () => {
  for (const [file, rows] of Object.entries(specification.texts)) {
    const texts = textsOf(file);
    for (const row of rows) {
      let from = 0;
      for (const text of row) {
        const at = texts.findIndex((each, index) => index >= from && isSame(each, text));
        expect.soft(at, `${file}: ${text}`).toBeGreaterThanOrEqual(0);
        from = Math.max(from, at);
      }
    }
  }
});

test('figures stand with their labels, use cases with their results, positions with their facts', () => {
  for (const [file, rows] of Object.entries(specification.figures)) {
    // Messages whose paths differ only in the last part, such as `figures.1.value` and `figures.1.label`.
    const parts = Map.groupBy(messagesOf(file), ([path]) => path.replace(/\.[^.]*$/, ''));
    const groups = Array.from(parts.values(), (group) => group.map(([, text]) => text));
    for (const row of rows) {
      const together = row.map((text) =>
        text instanceof RegExp ? expect.stringMatching(text) : text,
      );
      expect.soft(groups, file).toContainEqual(expect.arrayContaining(together));
    }
  }
});

test('the open positions cover every mode of work', () => {
  expect(new Set(jobIds.map((id) => jobs[id].mode))).toEqual(new Set(workModes));
});

function isSame(message: string, ordered: string | RegExp): boolean {
  return typeof ordered === 'string' ? message === ordered : ordered.test(message);
}
