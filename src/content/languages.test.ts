import { describe, expect, it, test } from 'vitest';
import { defaultLanguage, languageNamed, siteIn, siteLanguages } from './languages.ts';

describe.each(siteLanguages)('%s', (language) => {
  const site = siteIn(language);

  it('has a tag, a name, a territory and an origin without a path', () => {
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
    expect(site.name).not.toBe('');
    expect(site.socialLocale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    expect(site.origin).toBe(new URL(site.origin).origin);
  });

  it('names every language to search engines, and the default one for all other visitors', () => {
    const all = [...siteLanguages.map((each) => [each, each]), ['x-default', defaultLanguage]];
    const origins = all.map(([name, of]) => [name, siteIn(languageNamed(of ?? '')).origin]);
    expect(site.origins).toEqual(origins);
  });
});

test('each language has an origin of its own', () => {
  const origins = siteLanguages.map((language) => siteIn(language).origin);
  expect(new Set(origins).size).toBe(origins.length);
});

test('an unknown language is an error that names the languages of the site', () => {
  expect(languageNamed(defaultLanguage)).toBe(defaultLanguage);
  expect(() => languageNamed('tlh')).toThrow(`'tlh', only ${siteLanguages.join(' and ')}`);
});
