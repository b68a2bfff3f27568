import { expect, test } from 'vitest';
import { PLATE_LABELS } from '#build/catalog/plate-labels.ts';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { catalogNames } from '#build/catalog/source-catalogs.ts';
import { elements, parseHtml, texts } from '#build/output/html-tree.ts';
import { pageIds } from '#content/page-ids.ts';
import { pageAddress } from '#content/page-names.ts';
import { renderPage } from '#entry-prerender.tsx';

/** Every text and every attribute of every page. */
const shown: string[] = [];
for (const page of pageIds) {
  const { head, content } = await renderPage(pageAddress(page));
  const document = parseHtml(`<!doctype html><head>${head}</head><body>${content}`);
  shown.push(...texts(document));
  shown.push(...elements(document).flatMap(({ attrs }) => attrs.map(({ value }) => value)));
}

/** The sources that name messages by their ids: components, stores, and the files that the build writes. */
const sources = Object.values(
  import.meta.glob<string>(
    [
      '/src/**/*.{ts,tsx}',
      '/build/{files,delivery}/*.ts',
      '!/**/*.test.*',
      // Types of message ids, which use no message.
      '!/src/catalog/*-messages.ts',
      '!/src/film/film-messages.ts',
    ],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
).join('\n');

/** The ids in template strings, such as `screenshots.${id}`, as patterns. Ids that begin with a variable would match too much. */
const patterns = [...sources.matchAll(/`([\w-]+\.(?:[\w.-]*\$\{[^`}]*\})+[\w.-]*)`/g)].map(
  ([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('.+')}$`);
  },
);

/** Whether a source names the message, for messages that a page shows only after an action. */
const isNamed = (id: string) =>
  sources.includes(`'${id}'`) || patterns.some((pattern) => pattern.test(id));

/** The labels of plates are in the plates' files; build/plates/plates.test.ts checks that each is shown. */
const isLabel = (id: string) => id.startsWith(PLATE_LABELS);

// A number is used when something is counted, and the pages of services and industries show every message.
const mayNameMessages = (name: string) => !/^(?:services|industry)\//.test(name);

test.each(catalogNames(site.language).filter((name) => name !== 'numbers'))(
  'every message of %s is used (delete the others from every language)',
  (name) => {
    const unused = Object.entries(readCatalog(site.language, name)).filter(
      ([id, message]) =>
        !isLabel(id) &&
        !shown.some((text) => text.includes(message)) &&
        !(mayNameMessages(name) && isNamed(id)),
    );
    expect(unused.map(([id]) => `src/catalog/${site.language}/${name}.json: ${id}`)).toEqual([]);
  },
);
