import type { ItemList } from 'schema-dts';
import type { CatalogText } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import type careers from '#catalog/en/careers.json';
import { jobIds } from '#content/jobs.ts';

/**
 * The open positions, in the order of the page, each with the address of its place on the page. They are not of
 * the type JobPosting: search engines want one page for each posting, with its date, and the site states no date.
 */
export function openPositions(text: CatalogText<keyof typeof careers>): ItemList {
  return {
    '@type': 'ItemList',
    name: text('positions.label'),
    numberOfItems: jobIds.length,
    itemListElement: jobIds.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text(`positions.${id}.title`),
      url: `${site.origin}/careers#${id}`,
    })),
  };
}
