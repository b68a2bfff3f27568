import { expect, test } from 'vitest';
import { careersCopy } from '#content/copy/pages.ts';
import { jobIds, jobs } from '#content/jobs.ts';
import { formatCopy, readCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn } from '#plugins/copy/source-copy.ts';
import { specification } from './table.ts';

/** Groups messages whose paths differ only in the last part, such as `figures.1.value` and `figures.1.label`. */
function groups(file: string): string[][] {
  const messages = messagesIn(formatCopy(file, specification.language));
  const parts = Map.groupBy(messages, ([id]) => id.replace(/\.[^.]*$/, ''));
  return [...parts.values()].map((group) => group.map(([, text]) => text));
}

test('figures stand with their labels, use cases with their results, positions with their facts', () => {
  for (const [name, rows] of Object.entries(specification.figures)) {
    for (const row of rows) {
      const together = row.map((text) =>
        text instanceof RegExp ? expect.stringMatching(text) : text,
      );
      expect.soft(groups(name), name).toContainEqual(expect.arrayContaining(together));
    }
  }
});

test('the open positions cover every ordered place and mode of work', () => {
  const { modes } = readCopy(careersCopy, specification.language).positions;
  const locations = jobIds.map((id) => modes[jobs[id].mode]);
  expect(new Set(locations)).toEqual(new Set(specification.jobLocations));
});
