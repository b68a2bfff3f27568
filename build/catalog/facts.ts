import { companyFacts } from '#content/company-facts.ts';
import { counts } from '#content/counts.ts';
import { placeholderIndustryIds } from '#content/industries.ts';
import type { Facts } from './compile.ts';
import { pseudoLocale } from './pseudo-locale.ts';
import { sourceCatalog } from './source-catalogs.ts';

const byLanguage = new Map<string, Facts>();

/**
 * The arguments that any message may use: the company's facts, the names of the industries with a
 * placeholder page, and every count of `content/counts.ts` in three forms. `{services}` is the number in words,
 * `{Services}` begins with a capital letter, and `{servicesCount, plural, …}` chooses between singular
 * and plural.
 */
export function factsOf(language: string): Facts {
  const facts = byLanguage.get(language) ?? {
    ...companyFacts,
    placeholderIndustryNames: placeholderIndustryNames(language),
    ...countFacts(language),
  };
  byLanguage.set(language, facts);
  return facts;
}

function countFacts(language: string): Facts {
  const words = messagesOf(language, 'numbers');
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => {
      // The catalog has words for small numbers.
      const inWords = words(String(count)) ?? count.toLocaleString(language);
      return [
        [name, inWords],
        [capitalized(name, 'en'), capitalized(inWords, language)],
        [`${name}Count`, count],
      ];
    }),
  );
}

function placeholderIndustryNames(language: string): string {
  const names = placeholderIndustryIds.map(
    (id) => messagesOf(language, `industry/${id}`)('name') ?? '',
  );
  const listParts = new Intl.ListFormat(language).formatToParts(names);
  return listParts
    .map(({ type, value }) => (type === 'literal' ? transformOf(language)(value) : value))
    .join('');
}

/** Returns a function that reads the messages of a catalog, which may use no facts. */
function messagesOf(language: string, catalog: string): (id: string) => string | undefined {
  const messages = sourceCatalog(language, catalog);
  return (id) => {
    const message = messages[id];
    return message === undefined ? undefined : transformOf(language)(message);
  };
}

function transformOf(language: string): (text: string) => string {
  return pseudoLocale(language)?.transform ?? ((text) => text);
}

function capitalized(word: string, language: string): string {
  return word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
}
