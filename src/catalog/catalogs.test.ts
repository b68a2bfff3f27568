import { describe, expect, it, test } from 'vitest';
import { company } from '#content/company.ts';
import { pageIds } from '#content/page-ids.ts';
import { pageName } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { rawCatalogs } from './raw-catalogs.ts';

/** Messages that the specification gives word for word, although they break a rule below (docs/specification.md). */
const exceptions = {
  fillerWord: { 'industry/travel: closing.title': 'Ready to Elevate Your Travel Business?' },
  straightQuote: {
    'contact: toast.text': "Thank you for contacting us. We'll get back to you within 24 hours.",
  },
};

const messages = [...rawCatalogs].flatMap(([name, catalog]) =>
  Object.entries(catalog).map(([id, text]) => ({ key: `${name}: ${id}`, id, text })),
);
const matching = (pattern: RegExp) =>
  Object.fromEntries(messages.filter(({ text }) => pattern.test(text)).map((m) => [m.key, m.text]));

test('each page has a catalog, and there are five shared catalogs', () => {
  const shared = ['app', 'connection', 'install', 'pwa', 'shell'];
  const pages = pageIds.map(pageName);
  expect([...rawCatalogs.keys()].sort()).toEqual([...pages, ...shared].sort());
});

test.each([...rawCatalogs])(
  'no message of %s is empty or has outer white space',
  (_name, catalog) => {
    for (const [id, text] of Object.entries(catalog)) {
      expect(text, id).toBe(text.trim());
      expect(text, id).not.toBe('');
    }
  },
);

describe.each([
  { id: 'meta.title', shortest: 30, longest: 60 },
  { id: 'meta.description', shortest: 70, longest: 160 },
])('$id', ({ id, shortest, longest }) => {
  const shown = messages
    .filter((message) => message.id === id)
    .map(({ key, text }) => ({ key, text: text.replaceAll('{company}', company.name) }));

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
  expect(matching(filler)).toEqual(exceptions.fillerWord);
});

test('quotation marks and apostrophes are typographic', () => {
  expect(matching(/["']/)).toEqual(exceptions.straightQuote);
});

test('no paragraph appears twice', () => {
  const paragraphs = messages.filter(({ text }) => text.length > 60);
  const duplicates = paragraphs.filter((paragraph) =>
    paragraphs.some((other) => other !== paragraph && other.text === paragraph.text),
  );
  expect(duplicates).toEqual([]);
  expect(paragraphs.length).toBeGreaterThan(500);
});
