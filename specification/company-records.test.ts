import { expect, test } from 'vitest';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { sourceCatalog } from '#build/catalog/source-catalogs.ts';
import { companyRecords } from '#content/company.ts';
import { specification } from './table.ts';

// The facts that the build writes for search engines, and that sentences tell visitors.

test('About names the founding year and the regions that search engines read', () => {
  const about = Object.values(sourceCatalog(specification.language, 'about')).join('\n');
  const regionName = catalogText(specification.language, 'app');
  const regions = companyRecords.regions.map((id) => regionName(`regions.${id}`));
  for (const fact of [String(companyRecords.founded), ...regions]) expect(about).toContain(fact);
});

test('the contact page says the hours that search engines read', () => {
  const { days, opens, closes } = companyRecords.businessHours;
  const messages = sourceCatalog(specification.language, 'contact');
  expect(messages['hours.weekdays']).toBe(`${days.at(0)} to ${days.at(-1)}`);
  expect(messages['hours.weekdays.time']).toContain(`${clock(opens)} to ${clock(closes)}`);
});

/** A time of day such as `17:00` in the words of the catalog, such as `5:00 PM`. */
function clock(time: string): string {
  const [hour = Number.NaN, minute] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
