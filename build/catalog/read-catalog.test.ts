import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { counts } from '#content/counts.ts';
import { factsOf } from './facts.ts';
import { catalogText, readCatalog } from './read-catalog.ts';

test('a catalog is read by its name, with the company facts filled in', () => {
  const text = catalogText('en', 'services/gen-ai');
  expect(text('name')).toBe('Generative AI');
  expect(text('meta.title')).toContain(company.name);
});

test('a pseudo-locale is made from the source language', () => {
  expect(catalogText('en-XA', 'services/gen-ai')('name')).not.toMatch(/[A-Za-z]/);
  expect(Object.keys(readCatalog('en-XA', 'shell'))).toEqual(
    Object.keys(readCatalog('en', 'shell')),
  );
});

test('a catalog is compiled once, and again for other facts', () => {
  const compiled = readCatalog('en', 'contact');
  expect(readCatalog('en', 'contact')).toBe(compiled);
  const others = { ...factsOf('en'), company: 'Acme' };
  expect(readCatalog('en', 'contact', others)['meta.title']).toContain('Acme');
  expect(readCatalog('en', 'contact')).toEqual(compiled);
});

test('a missing message is an error with its catalog and id', () => {
  const text = catalogText('en', 'contact');
  expect(() => text('offices.nowhere')).toThrow(/contact.*offices\.nowhere/);
});

test('a count stands in words, with a capital letter, and as a number', () => {
  const numbers = readCatalog('en', 'numbers');
  const words = numbers[counts.industries] ?? '';
  expect(factsOf('en')).toMatchObject({
    industries: words,
    Industries: words.replace(/^./, (first) => first.toUpperCase()),
    industriesCount: counts.industries,
  });
  expect(factsOf('en-XA')['industries']).not.toMatch(/[A-Za-z]/);
});
