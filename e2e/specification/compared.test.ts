import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { company, companyRecords } from '#content/company.ts';

const { compared } = companyRecords;
const toWrite = (place: string, value: string) =>
  `then write ${place}: '${value}' into \`compared\` of src/content/company.ts`;

test.each(company.offices)('the coordinates of $id are those of its address', (office) => {
  const { id, latitude, longitude, street, city, region, postalCode } = office;
  const map = `${company.mapProvider.origin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const now = fingerprint(office);
  expect(
    compared.offices[id],
    `its address or its coordinates have changed: see whether ${map} marks ` +
      `${street}, ${city}, ${region} ${postalCode}, ${toWrite(id, now)}`,
  ).toBe(now);
});

test('the sentence about the origin of the name is about today’s name', () => {
  const now = fingerprint(company.name);
  expect(
    compared.nameOrigin,
    'the name has changed: rewrite what About says of its origin (hero.text in each language) and docs/design.md ' +
      `of the mark, ${toWrite('nameOrigin', now)}`,
  ).toBe(now);
});

/** The fingerprint of facts that belong together: eight hexadecimal digits. Nobody changes it by replacing a text everywhere. */
function fingerprint(facts: Readonly<Record<string, unknown>> | string): string {
  return hash('sha256', JSON.stringify(facts)).slice(0, 8);
}
