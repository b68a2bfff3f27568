import { describe, expect, it, test } from 'vitest';
import { company } from '#content/company.ts';
import { siteLanguages } from '#content/languages.ts';
import { pageIds } from '#content/page-ids.ts';
import { pageName } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { specification } from '#specification/table.ts';
import { SOURCE_LANGUAGE } from './catalog-folder.ts';
import { readCatalog } from './read-catalog.ts';
import { catalogNames } from './source-catalogs.ts';

/** The messages that the specification gives word for word may break the rules of style below. */
const ordered = new Set([
  ...Object.values(specification.texts).flat(),
  ...Object.values(specification.industryTexts).flatMap(Object.values),
]);

interface Message {
  /** Its catalog and id. */
  readonly key: string;
  readonly id: string;
  readonly text: string;
}

const catalogsOf = (language: string) =>
  catalogNames(language).map((name) => [name, readCatalog(language, name)] as const);

const messagesOf = (language: string): Message[] =>
  catalogsOf(language).flatMap(([name, catalog]) =>
    Object.entries(catalog).map(([id, text]) => ({ key: `${name}: ${id}`, id, text })),
  );

/** The messages that a rule of style forbids. */
const breaking = (rule: RegExp, messages: readonly Message[]) =>
  messages.filter(({ text }) => rule.test(text) && !ordered.has(text)).map(({ key }) => key);

describe.each(siteLanguages)('the catalogs of %s', (language) => {
  const catalogs = catalogsOf(language);
  const messages = messagesOf(language);

  test('each page has a catalog, and there are ten shared catalogs', () => {
    const shared = [
      'app',
      'connection',
      'delivery',
      'install',
      'notice',
      'numbers',
      'offline',
      'pwa',
      'related',
      'shell',
    ];
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

  test('quotation marks and apostrophes are typographic', () => {
    expect(breaking(/["']/, messages)).toEqual([]);
  });

  test('no paragraph appears twice', () => {
    const paragraphs = messages.filter(({ text }) => text.length > 60);
    const duplicates = paragraphs.filter((paragraph) =>
      paragraphs.some((other) => other !== paragraph && other.text === paragraph.text),
    );
    expect(duplicates).toEqual([]);
    expect(paragraphs.length).toBeGreaterThan(500);
  });
});

test('the English catalogs have no filler words', () => {
  const filler = /cutting-edge|\bseamless|\bunlock|\bleverag|\belevat(?:e|es|ed|ing)\b/i;
  expect(breaking(filler, messagesOf(SOURCE_LANGUAGE))).toEqual([]);
});
