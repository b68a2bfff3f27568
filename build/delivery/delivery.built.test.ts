import { describe, expect, test } from 'vitest';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { builtFolder, builtText, filesIn } from '#build/output/built-site.ts';
import { company, companyRecords } from '#content/company.ts';
import { replacedMessages } from './delivery-messages.ts';

const texts = filesIn(builtFolder)
  .filter((file) => /\.(?:html|js|json)$/.test(file))
  .map(builtText);
const isBuilt = (text: string) => texts.some((each) => each.includes(text));

const messages = Object.entries(readCatalog(site.language, 'delivery'));
const aboutSimulation = Object.entries(replacedMessages).flatMap(([catalog, ids]) => {
  const catalogMessages = readCatalog(site.language, catalog);
  return ids.map((id) => [id, catalogMessages[id] ?? ''] as const);
});

describe('the built site', () => {
  const isSimulated = companyRecords.contact.delivery === 'simulated';

  test(`has ${isSimulated ? 'nothing' : 'everything'} of the form that sends`, () => {
    const parts = ['idempotency-key', 'workbox-background-sync', 'KEEP_MESSAGE'];
    expect(parts.filter((part) => isBuilt(part) === isSimulated)).toEqual([]);
  });

  test(`says that the form ${isSimulated ? 'sends nothing' : 'sends'}, and nothing else`, () => {
    const [shipped, left] = isSimulated ? [aboutSimulation, messages] : [messages, aboutSimulation];
    // The sentence about the receiver has the company's name here, but in the build it may have the receiver's host.
    const own = shipped.filter(([, text]) => !text.includes(company.name));
    expect(own.filter(([, text]) => !isBuilt(text)).map(([id]) => id)).toEqual([]);
    expect(left.filter(([, text]) => text.length > 20 && isBuilt(text)).map(([id]) => id)).toEqual(
      [],
    );
  });
});
