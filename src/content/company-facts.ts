import { company } from './company.ts';
import { siteIn, siteLanguages } from './languages.ts';

/** The facts that are the same in every language: `{company}`, `{phone}`, `{mapProvider}` and so on. */
export const companyFacts = {
  company: company.name,
  // Non-breaking spaces keep the number on one line.
  phone: company.phone.replaceAll(' ', '\u00a0'),
  email: company.email,
  careersEmail: company.careersEmail,
  mapProvider: company.mapProvider.name,
  // Who gets the messages of a form that sends them; the build names another host (build/delivery).
  formReceiver: company.name,
} as const;

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

/** Whether a text of the pseudo-locale en-XA has a plain letter outside company facts: then no catalog has the text. */
export function hasPlainLetter(text: string): boolean {
  return /[A-Za-z]/.test(
    untranslated.reduce((remaining, fact) => remaining.replaceAll(fact, ''), text),
  );
}
