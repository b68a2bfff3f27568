import { company } from '#content/company.ts';
import { companyFacts } from '#content/facts.ts';
import { siteIn, siteLanguages } from '#content/languages.ts';

/** The texts of pages that are the same in every language; the longest first, because one may contain another. */
const untranslated = [
  ...Object.values(companyFacts),
  ...siteLanguages.map((language) => siteIn(language).name),
  company.phone,
  ...company.offices.flatMap(({ street, city, region, postalCode }) => [
    street,
    `${city}, ${region} ${postalCode}`,
  ]),
].sort((one, other) => other.length - one.length);

/** Whether a text of the pseudo-locale en-XA has a plain letter outside company facts: then the copy does not have the text. */
export function hasPlainLetter(text: string): boolean {
  return /[A-Za-z]/.test(
    untranslated.reduce((remaining, fact) => remaining.replaceAll(fact, ''), text),
  );
}
