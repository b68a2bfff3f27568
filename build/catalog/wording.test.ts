import { describe, expect, it, test } from 'vitest';
import { company } from '#content/company.ts';
import { pageIds } from '#content/page-ids.ts';
import { pageName } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { specification } from '#specification/table.ts';
import { readCatalog } from './read-catalog.ts';
import { catalogNames } from './source-catalogs.ts';

/** The messages that the specification gives word for word may break the rules of style below. */
const ordered = new Set([
  ...Object.values(specification.texts).flat(),
  ...Object.values(specification.industryTexts).flatMap(Object.values),
]);

const catalogs = catalogNames(company.language).map(
  (name) => [name, readCatalog(company.language, name)] as const,
);
const messages = catalogs.flatMap(([name, catalog]) =>
  Object.entries(catalog).map(([id, text]) => ({ key: `${name}: ${id}`, id, text })),
);
const breaking = (pattern: RegExp) =>
  messages.filter(({ text }) => pattern.test(text) && !ordered.has(text)).map(({ key }) => key);

test('each page has a catalog, and there are eight shared catalogs', () => {
  const shared = ['app', 'connection', 'delivery', 'install', 'numbers', 'pwa', 'related', 'shell'];
  const pages = pageIds.map(pageName);
  expect(catalogs.map(([name]) => name)).toEqual([...pages, ...shared].sort());
});

test.each(catalogs)('no message of %s is empty or has outer white space', (_name, catalog) => {
  for (const [id, text] of Object.entries(catalog)) {
    expect(text, id).toBe(text.trim());
    expect(text, id).not.toBe('');
  }
});

describe.each([
  // Without the company's name at its end, which a result of a search may cut off.
  { id: 'meta.title', shortest: 18, longest: 48 },
  { id: 'meta.description', shortest: 120, longest: 160 },
])('$id', ({ id, shortest, longest }) => {
  const shown = messages
    .filter((message) => message.id === id)
    .map(({ key, text }) => ({ key, text: text.replace(` | ${company.name}`, '') }));

  it('is unique on every page', () => {
    expect(shown).toHaveLength(paths.length + 1);
    expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length);
  });

  test.each(shown)(`$key has ${shortest} to ${longest} characters`, ({ text }) => {
    expect(text.length, text).toBeGreaterThanOrEqual(shortest);
    expect(text.length, text).toBeLessThanOrEqual(longest);
  });
});

test('no filler words', () => {
  const filler = /cutting-edge|\bseamless|\bunlock|\bleverag|\belevat(?:e|es|ed|ing)\b/i;
  expect(breaking(filler)).toEqual([]);
});

test('quotation marks and apostrophes are typographic', () => {
  expect(breaking(/["']/)).toEqual([]);
});

test('no paragraph appears twice', () => {
  const paragraphs = messages.filter(({ text }) => text.length > 60);
  const duplicates = paragraphs.filter((paragraph) =>
    paragraphs.some((other) => other !== paragraph && other.text === paragraph.text),
  );
  expect(duplicates).toEqual([]);
  expect(paragraphs.length).toBeGreaterThan(500);
});
