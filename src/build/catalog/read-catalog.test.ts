import { expect, it, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { catalogText, readCatalog } from './read-catalog.ts';

// Pages get a parser that refuses (vite.config.ts), and tests with them; the build has the real one.
vi.mock(
  '@formatjs/icu-messageformat-parser',
  () => import(import.meta.resolve('@formatjs/icu-messageformat-parser')),
);

test('a catalog is read by its name, with the company facts filled in', () => {
  const text = catalogText('en', 'services/gen-ai');
  expect(text('name')).toBe('Generative AI');
  expect(text('meta.title')).toContain(company.name);
});

test('a pseudo-locale is made from the source language', () => {
  expect(catalogText('en-XA', 'services/gen-ai')('name')).not.toMatch(/[A-Za-z]/);
  expect(Object.keys(readCatalog('en-XA', 'shell', {}))).toEqual(
    Object.keys(readCatalog('en', 'shell', {})),
  );
});

it('fails where a message is missing or waits for a value, rather than show a hole', () => {
  const text = catalogText('en', 'contact');
  expect(() => text('offices.nowhere')).toThrow(/contact.*offices\.nowhere/);
  expect(() => text('offices.map')).toThrow(/contact.*offices\.map/);
});
