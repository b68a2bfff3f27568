import { catalogText } from '#build/catalog/read-catalog.ts';
import type app from '#catalog/en/app.json';
import type careers from '#catalog/en/careers.json';
import type connection from '#catalog/en/connection.json';
import type contact from '#catalog/en/contact.json';
import type delivery from '#catalog/en/delivery.json';
import type home from '#catalog/en/home.json';
import type retail from '#catalog/en/industry/retail.json';
import type install from '#catalog/en/install.json';
import type notFound from '#catalog/en/not-found.json';
import type offline from '#catalog/en/offline.json';
import type privacy from '#catalog/en/privacy.json';
import type pwa from '#catalog/en/pwa.json';
import type shell from '#catalog/en/shell.json';
import type { IndustryId } from '#content/industries.ts';
import type { ServiceId } from '#content/services.ts';
import { siteUnderTest } from './site-under-test.ts';

type Messages = {
  app: typeof app;
  careers: typeof careers;
  connection: typeof connection;
  contact: typeof contact;
  delivery: typeof delivery;
  home: typeof home;
  'industry/retail': typeof retail;
  install: typeof install;
  'not-found': typeof notFound;
  offline: typeof offline;
  privacy: typeof privacy;
  pwa: typeof pwa;
  shell: typeof shell;
} & Record<`services/${ServiceId}` | `industry/${IndustryId}`, { readonly name: string }>;

/** The messages of a catalog. */
export type MessageId<Name extends keyof Messages> = Extract<keyof Messages[Name], string>;

/** A message of the tested site in its language, such as the label of a button. Call this in a test. */
export function message<Name extends keyof Messages>(catalog: Name, id: MessageId<Name>): string {
  return catalogText(siteUnderTest().language, catalog)(id);
}
