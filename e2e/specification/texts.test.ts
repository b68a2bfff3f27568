import { expect, test } from 'vitest';
import { pathCopy } from '#content/copy/files.ts';
import { uniquePaths } from '#content/paths.ts';
import { formatCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn } from '#plugins/copy/source-copy.ts';
import { specification } from './table.ts';

const { language } = specification;

/** The messages of a file; those of the shell include the names of pages, which menus and footer show. */
const messagesOf = (file: string) => [
  ...messagesIn(formatCopy(file, language)),
  ...(file === 'shell' ? uniquePaths.flatMap((path) => namesIn(pathCopy(path).file)) : []),
];

const namesIn = (file: string) =>
  messagesIn(formatCopy(file, language)).filter(([path]) => path === 'name');

test('the copy has the texts that are ordered word for word', () => {
  const missing = Object.entries(specification.texts).flatMap(([file, texts]) => {
    const messages = messagesOf(file);
    return texts
      .filter((text) => !messages.some(([, message]) => isSame(message, text)))
      .map((text) => `${file}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test('every industry has its ordered texts', () => {
  for (const [name, texts] of Object.entries(specification.industryTexts)) {
    const messages = Object.fromEntries(messagesOf(`industries/${name}`));
    expect(messages, name).toMatchObject(texts);
  }
});

test('descriptions and keywords name the ordered subjects', () => {
  for (const [file, subjects] of Object.entries(specification.metadataSubjects)) {
    const messages = Object.fromEntries(messagesOf(file));
    for (const subject of subjects) {
      expect.soft(messages['meta.description'], file).toMatch(subject);
      expect.soft(messages['meta.keywords'], file).toMatch(subject);
    }
  }
});

function isSame(message: string, ordered: string | RegExp): boolean {
  return typeof ordered === 'string' ? message === ordered : ordered.test(message);
}
