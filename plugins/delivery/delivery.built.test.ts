import { expect, test } from 'vitest';
import { company, companyRecords } from '#content/company.ts';
import { pathCopy } from '#content/copy/files.ts';
import { deliveryCopy } from '#content/copy/shell.ts';
import { filesBelow } from '#deploy/release/release-list.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn } from '#plugins/copy/source-copy.ts';
import { builtFolder, builtText, site } from '#plugins/output/built-site.ts';

const messages = messagesIn(readCopy(deliveryCopy, site.language));
const isSimulated = companyRecords.contact.delivery === 'simulated';

test(`the built site has ${isSimulated ? 'nothing' : 'everything'} of the form that sends`, () => {
  const files = filesBelow(builtFolder).filter((file) => /\.(?:html|js|json)$/.test(file));
  const texts = files.map(builtText);
  // Without short messages, which other copy has too, and without the receiver's name, which the build knows.
  const own = messages.filter(([, text]) => text.length > 20 && !text.includes(company.name));
  const parts = ['idempotency-key', 'TAKE_BACK', ...own.map(([, text]) => text)];
  const isBuilt = (part: string) => texts.some((text) => text.includes(part));
  expect(parts.filter((part) => isBuilt(part) === isSimulated)).toEqual([]);
});

test('the messages of a form that sends replace existing messages, and fit their places', () => {
  for (const page of ['contact', 'privacy'] as const) {
    const existing = readCopy(pathCopy(`/${page}`), site.language);
    for (const [path, text] of messagesIn(readCopy(deliveryCopy, site.language).instead[page])) {
      expect(existing).toHaveProperty(path);
      if (path === 'meta.description') expect(text.length).toBeLessThanOrEqual(160);
    }
  }
});
