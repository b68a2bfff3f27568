import { expect, test } from 'vitest';
import { sourceCatalog } from '#build/catalog/source-catalogs.ts';
import { specification } from './table.ts';

test('every catalog has the texts that are ordered word for word', () => {
  const missing = Object.entries(specification.texts).flatMap(([name, texts]) => {
    const messages = Object.values(sourceCatalog(specification.language, name));
    return texts
      .filter((text) => !messages.some((message) => isSame(message, text)))
      .map((text) => `${name}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test('every industry has its ordered texts', () => {
  for (const [name, texts] of Object.entries(specification.industryTexts)) {
    expect(sourceCatalog(specification.language, `industry/${name}`), name).toMatchObject(texts);
  }
});

test('descriptions and keywords name the ordered subjects', () => {
  for (const [name, subjects] of Object.entries(specification.metadataSubjects)) {
    const messages = sourceCatalog(specification.language, name);
    for (const subject of subjects) {
      expect.soft(messages['meta.description'], name).toMatch(subject);
      expect.soft(messages['meta.keywords'], name).toMatch(subject);
    }
  }
});

function isSame(message: string, ordered: string | RegExp): boolean {
  return typeof ordered === 'string' ? message === ordered : ordered.test(message);
}
