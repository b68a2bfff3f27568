import { expect, test } from 'vitest';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { builtFolder, builtText, filesIn } from '#build/output/built-site.ts';
import { company, companyRecords } from '#content/company.ts';

const messages = Object.entries(readCatalog(site.language, 'delivery'));
const isSimulated = companyRecords.contact.delivery === 'simulated';

test(`the built site has ${isSimulated ? 'nothing' : 'everything'} of the form that sends`, () => {
  const files = filesIn(builtFolder).filter((file) => /\.(?:html|js|json)$/.test(file));
  const texts = files.map(builtText);
  // Without short messages, which other catalogs have too, and without the receiver's name, which the build knows.
  const own = messages.filter(([, text]) => text.length > 20 && !text.includes(company.name));
  const parts = ['idempotency-key', 'TAKE_BACK', ...own.map(([, text]) => text)];
  const isBuilt = (part: string) => texts.some((text) => text.includes(part));
  expect(parts.filter((part) => isBuilt(part) === isSimulated)).toEqual([]);
});

test('the messages of a form that sends replace existing messages, and fit their places', () => {
  for (const [id, text] of messages.filter(([each]) => each.startsWith('instead.'))) {
    const [, catalog = '', ...replaced] = id.split('.');
    expect(readCatalog(site.language, catalog)).toHaveProperty([replaced.join('.')]);
    if (id.endsWith('meta.description')) expect(text.length).toBeLessThanOrEqual(160);
  }
});
