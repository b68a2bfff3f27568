import { describe, expect, test } from 'vitest';
import { companyRecords } from '#content/company.ts';
import { aboutCopy, contactCopy } from '#content/copy/pages.ts';
import { appCopy } from '#content/copy/shell.ts';
import { siteLanguages } from '#content/languages.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn } from '#plugins/copy/source-copy.ts';
import { specification } from './table.ts';

// The facts that the build writes for search engines, and that sentences tell visitors.

const { language } = specification;
const { founded, businessHours } = companyRecords;

test('About names the founding year and the regions that search engines read', () => {
  const about = messagesIn(readCopy(aboutCopy, language)).flat().join('\n');
  const regions = Object.values(readCopy(appCopy, language).regions);
  for (const fact of [String(founded), ...regions]) expect(about).toContain(fact);
});

test('the contact page says the days that search engines read', () => {
  const { days } = businessHours;
  expect(readCopy(contactCopy, language).hours.weekdays.days).toBe(
    `${days.at(0)} to ${days.at(-1)}`,
  );
});

describe.each(siteLanguages)('in %s', (each) => {
  test('the contact page says the hours that search engines read', () => {
    const { time } = readCopy(contactCopy, each).hours.weekdays;
    for (const clock of [businessHours.opens, businessHours.closes]) {
      const [hour, minute] = clock.split(':').map(Number);
      if (hour === undefined || minute === undefined) throw new Error(`${clock} is no time`);
      const minutes = String(minute).padStart(2, '0');
      // On a clock of 24 hours, or of 12.
      expect(time).toMatch(new RegExp(`\\b0?(?:${hour}|${hour % 12 || 12}):${minutes}`));
    }
  });
});
