import { expect, test } from 'vitest';
import { readCopy } from '#build/copy/read-copy.ts';
import { messagesIn } from '#build/copy/source-copy.ts';
import { companyRecords } from '#content/company.ts';
import { aboutCopy, contactCopy } from '#content/copy/pages.ts';
import { appCopy } from '#content/copy/shell.ts';
import { specification } from './table.ts';

const { language } = specification;

// The facts that the build writes for search engines, and that sentences tell visitors.

test('About names the founding year and the regions that search engines read', () => {
  const about = messagesIn(readCopy(aboutCopy, language)).flat().join('\n');
  const regions = Object.values(readCopy(appCopy, language).regions);
  for (const fact of [String(companyRecords.founded), ...regions]) expect(about).toContain(fact);
});

test('the contact page says the hours that search engines read', () => {
  const { days, opens, closes } = companyRecords.businessHours;
  const { weekdays } = readCopy(contactCopy, language).hours;
  expect(weekdays.days).toBe(`${days.at(0)} to ${days.at(-1)}`);
  expect(weekdays.time).toContain(`${clock(opens)} to ${clock(closes)}`);
});

/** A time of day such as `17:00` in the words of the catalog, such as `5:00 PM`. */
function clock(time: string): string {
  const [hour = Number.NaN, minute] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
