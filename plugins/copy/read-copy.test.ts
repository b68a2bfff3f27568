import { expect, test } from 'vitest';
import { z } from 'zod';
import { contactCopy } from '#content/copy/pages.ts';
import { copyFile, sentence } from '#content/copy/parts.ts';
import { genAiCopy } from '#content/copy/services.ts';
import { counts } from '#content/facts.ts';
import { factsOf } from './facts.ts';
import { readCopy } from './read-copy.ts';

test('messages are filled with facts, also with other ones', () => {
  const others = { ...factsOf('en'), company: 'Acme' };
  expect(readCopy(contactCopy, 'en', others).meta.title).toContain('Acme');
});

test('a pseudo-locale rewrites the source language', () => {
  expect(readCopy(genAiCopy, 'en-XA').name).not.toMatch(/[A-Za-z]/);
});

test('what is missing, unknown or too short is named with its file, its path and what to do', () => {
  const short = copyFile(
    'services/gen-ai',
    z.looseObject({
      price: sentence,
      hero: z.strictObject({ title: sentence }),
      reasons: z.looseObject({ items: z.array(z.unknown()).length(7) }),
    }),
  );
  expect(() => readCopy(short, 'en')).toThrow(
    [
      'src/languages/en/services/gen-ai.json: price: is missing: write it',
      'src/languages/en/services/gen-ai.json: hero: delete what no page shows: text, action',
      'src/languages/en/services/gen-ai.json: reasons.items: has too few entries: 7 are needed',
    ].join('\n'),
  );
});

test('a count stands in words, with a capital letter, and as a number', () => {
  expect(factsOf('en')).toMatchObject({
    offices: 'two',
    Offices: 'Two',
    officesCount: counts.offices,
  });
  expect(factsOf('en-XA')['offices']).not.toMatch(/[A-Za-z]/);
});
