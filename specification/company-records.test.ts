import { describe, expect, test } from 'vitest';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { catalogLanguages, sourceCatalog } from '#build/catalog/source-catalogs.ts';
import { companyRecords } from '#content/company.ts';
import { jobIds, jobs } from '#content/jobs.ts';
import { specification } from './table.ts';

// The facts that the build writes for search engines, and that sentences tell visitors.

test('About names the founding year and the regions that search engines read', () => {
  const about = Object.values(sourceCatalog(specification.language, 'about')).join('\n');
  const regionName = catalogText(specification.language, 'app');
  const regions = companyRecords.regions.map((id) => regionName(`regions.${id}`));
  for (const fact of [String(companyRecords.founded), ...regions]) expect(about).toContain(fact);
});

test('the contact page says the days that search engines read', () => {
  const { days } = companyRecords.businessHours;
  const messages = sourceCatalog(specification.language, 'contact');
  expect(messages['hours.weekdays']).toBe(`${days.at(0)} to ${days.at(-1)}`);
});

describe.each(catalogLanguages())('in %s', (language) => {
  test('the contact page says the hours that search engines read', () => {
    const { opens, closes } = companyRecords.businessHours;
    const text = sourceCatalog(language, 'contact')['hours.weekdays.time'];
    // On a clock of 24 hours, or of 12.
    for (const time of [opens, closes]) {
      expect(text).toMatch(
        new RegExp(`\\b0?(?:${hour(time)}|${hour(time) % 12 || 12}):${minute(time)}`),
      );
    }
  });

  test.each(jobIds)('the careers page says the years of src/content/jobs.ts for %s', (id) => {
    const years = Object.entries(sourceCatalog(language, 'careers'))
      .filter(([message]) => message.startsWith(`positions.${id}.`))
      .flatMap(([, text]) => /^\d+/.exec(text) ?? []);
    expect(years.length).toBeGreaterThan(0);
    expect(new Set(years)).toEqual(new Set([String(jobs[id].years)]));
  });
});

/** The parts of a time of day such as `17:00`. */
const hour = (time: string) => Number(time.split(':')[0]);
const minute = (time: string) => time.split(':')[1];
