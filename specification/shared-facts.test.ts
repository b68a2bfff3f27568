import { expect, test } from 'vitest';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { catalogNames, sourceCatalog } from '#build/catalog/source-catalogs.ts';
import { companyRecords } from '#content/company.ts';
import { specification } from './table.ts';

// Facts that several pages state. A page that tells one of them otherwise contradicts the others.

const messages = catalogNames(specification.language).flatMap((catalog) =>
  Object.entries(sourceCatalog(specification.language, catalog)).map(([id, text]) => ({
    key: `${catalog}: ${id}`,
    text,
  })),
);

const regionName = catalogText(specification.language, 'app');

interface SharedFact {
  readonly fact: string;
  /** What a message says that states the fact. */
  readonly subject: RegExp;
  /** The words that every such message has. */
  readonly words: RegExp;
  /** Messages that must state it. */
  readonly stated: readonly string[];
}

const facts: readonly SharedFact[] = [
  {
    fact: 'who owns the work, and from when',
    subject: /\b(?:becomes?|are|is) yours\b|\byours from\b/i,
    words: /becomes yours when that phase is paid for|^The code becomes yours$/,
    stated: [
      'home: reasons.4.text',
      'services: approach.introduction',
      'services: questions.1.answer',
      'terms: sections.intellectual-property.text',
    ],
  },
  {
    fact: 'the year in which the firm was founded',
    subject: /\bfounded in\b/,
    words: new RegExp(`founded in ${companyRecords.founded}\\b`),
    stated: ['about: story.2.text'],
  },
  {
    fact: 'the regions of the clients',
    subject: /\bNorth\b.*\bSouth America\b/,
    words: new RegExp(
      companyRecords.regions.map((id) => regionName(`regions.${id}`)).join(',? (?:and )?'),
    ),
    stated: ['about: story.4.text'],
  },
  {
    fact: 'how soon a message is answered',
    subject: /\b(?:replies|answers?|get back to you|hear from us)\b.*\b(?:hours|days)\b/i,
    words: /within 24 hours/,
    stated: [
      'home: closing.text',
      'contact: hero.subtitle',
      'contact: next.1.text',
      'contact: toast.text',
      'services: questions.6.answer',
    ],
  },
  {
    fact: 'when invoices are due',
    subject: /\binvoice date\b/,
    words: /within 30 days of the invoice date/i,
    stated: ['terms: sections.payment.text', 'services: questions.2.answer'],
  },
  {
    fact: 'how soon applicants hear from the firm',
    subject: /\bcandidates\b.*\b(?:days|weeks)\b/,
    words: /within 2 weeks/,
    stated: ['careers: apply.timing'],
  },
  {
    // A number in words would stay when content changes; `{services}` follows it (build/catalog/facts.ts).
    fact: 'how many services, industries, positions and offices there are',
    subject:
      /\b(?:two|six|eight|ten|eleven|2|6|8|10|11) (?:IT )?(?:services|industries|(?:open )?(?:jobs|positions)|offices)\b/i,
    words: /^$/,
    stated: [],
  },
];

test.each(facts)('every page tells $fact alike', ({ subject, words, stated }) => {
  const stating = messages.filter(({ text }) => subject.test(text));
  expect(stating.filter(({ text }) => !words.test(text))).toEqual([]);
  const keys = messages.filter(({ text }) => words.test(text)).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([...stated]));
});
