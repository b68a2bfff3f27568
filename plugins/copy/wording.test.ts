import { describe, expect, it, test } from 'vitest';
import { company } from '#content/company.ts';
import { copyFiles } from '#content/copy/files.ts';
import { siteLanguages } from '#content/languages.ts';
import { paths } from '#content/paths.ts';
import { specification } from '#e2e/specification/table.ts';
import { formatCopy } from './read-copy.ts';
import { messagesIn, SOURCE_LANGUAGE } from './source-copy.ts';

/** The messages that the specification gives word for word may break the rules of style below. */
const ordered = new Set([
  ...Object.values(specification.texts).flat(),
  ...Object.values(specification.industryTexts).flatMap(Object.values),
]);

interface Message {
  /** Its file and path. */
  readonly key: string;
  readonly path: string;
  readonly text: string;
}

const messagesOf = (language: string): Message[] =>
  copyFiles.flatMap(({ file }) =>
    messagesIn(formatCopy(file, language)).map(([path, text]) => ({
      key: `${file}: ${path}`,
      path,
      text,
    })),
  );

/** The messages that a rule of style forbids. */
const breaking = (rule: RegExp, messages: readonly Message[]) =>
  messages.filter(({ text }) => rule.test(text) && !ordered.has(text)).map(({ key }) => key);

describe.each(siteLanguages)('the copy in %s', (language) => {
  const messages = messagesOf(language);

  test('no message has outer white space', () => {
    expect(messages.filter(({ text }) => text !== text.trim())).toEqual([]);
  });

  describe.each([
    // Without the company's name at its end, which a result of a search may cut off.
    { part: 'meta.title', shortest: 18, longest: 48 },
    { part: 'meta.description', shortest: 120, longest: 160 },
  ])('$part', ({ part, shortest, longest }) => {
    const shown = messages
      .filter(({ path }) => path === part)
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

test('the English copy has no filler words', () => {
  const filler = /cutting-edge|\bseamless|\bunlock|\bleverag|\belevat(?:e|es|ed|ing)\b/i;
  expect(breaking(filler, messagesOf(SOURCE_LANGUAGE))).toEqual([]);
});
