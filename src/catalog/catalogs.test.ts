import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { paths } from '#content/paths.ts';
import { rawCatalogs } from './raw-catalogs.ts';

// Pages get a parser that refuses (vite.config.ts), and tests with them; this is the real one.
vi.mock(
  '@formatjs/icu-messageformat-parser',
  () => import(import.meta.resolve('@formatjs/icu-messageformat-parser')),
);

/** What every message may name (src/build/catalog/company-facts.ts). */
const facts = ['company', 'phone', 'email', 'careersEmail'];

/** What a component passes to one message, or wraps in a tag. */
const passed: Readonly<Record<string, readonly string[]>> = {
  'contact: offices.directions': ['office'],
  'contact: offices.map': ['office'],
  'contact: offices.unavailable': ['provider'],
  'shell: more': ['quiet', 'subject'],
};

/** The specification's own strings, which keep its words and its quotation marks. */
const specified = {
  word: { 'industry/travel: closing.title': 'Ready to Elevate Your Travel Business?' },
  quote: {
    'contact: toast.text': "Thank you for contacting us. We'll get back to you within 24 hours.",
  },
};

const messages = [...rawCatalogs].flatMap(([name, catalog]) =>
  Object.entries(catalog).map(([id, text]) => ({ key: `${name}: ${id}`, id, text })),
);
const matching = (pattern: RegExp) =>
  Object.fromEntries(messages.filter(({ text }) => pattern.test(text)).map((m) => [m.key, m.text]));

/** The arguments and tags of a message, also inside tags and plurals. */
function names(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...names(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.values(element.options);
      return [element.value, ...options.flatMap(({ value }) => names(value))];
    }
    return [element.value];
  });
}

test('a page has a catalog, and so have the not-found page, the frame and the installed app', () => {
  const pages = paths.map((path) => (path === '/' ? 'home' : path.slice(1)));
  expect([...rawCatalogs.keys()].sort()).toEqual([...pages, 'app', 'not-found', 'shell'].sort());
});

test.each([...rawCatalogs])('every message of %s parses', (_name, catalog) => {
  for (const [id, text] of Object.entries(catalog)) {
    expect(text, id).toBe(text.trim());
    expect(text, id).not.toBe('');
    expect(() => parse(text), id).not.toThrow();
  }
});

test('messages name the company facts and what components pass, nothing else', () => {
  const named = messages.map(({ key, text }) => [
    key,
    [...new Set(names(parse(text)))].filter((name) => !facts.includes(name)).sort(),
  ]);
  expect(Object.fromEntries(named.filter(([, others]) => others?.length))).toEqual(passed);
});

describe.each([
  { id: 'meta.title', shortest: 30, longest: 60 },
  { id: 'meta.description', shortest: 70, longest: 160 },
])('$id', ({ id, shortest, longest }) => {
  const shown = messages
    .filter((message) => message.id === id)
    .map(({ key, text }) => ({ key, text: text.replaceAll('{company}', company.name) }));

  it('stands once for every page', () => {
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
  expect(matching(filler)).toEqual(specified.word);
});

test('quotation marks and apostrophes are typographic', () => {
  expect(matching(/["']/)).toEqual(specified.quote);
});

test('no paragraph stands twice', () => {
  const paragraphs = messages.filter(({ text }) => text.length > 60);
  const twice = paragraphs.filter((paragraph) =>
    paragraphs.some((other) => other !== paragraph && other.text === paragraph.text),
  );
  expect(twice).toEqual([]);
  expect(paragraphs.length).toBeGreaterThan(500);
});
