import type { WebSite } from 'schema-dts';
import type { CatalogText } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import type app from '#catalog/en/app.json';
import { company } from '#content/company.ts';
import { organizationReference } from './organization-reference.ts';

/** The whole site, which only Home describes. */
export function webSite(text: CatalogText<keyof typeof app>, language: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: company.name,
    url: `${site.origin}/`,
    description: text('description'),
    inLanguage: language,
    publisher: organizationReference,
  };
}
