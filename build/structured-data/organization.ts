import type { CatalogText } from '#build/catalog/read-catalog.ts';
import type contact from '#catalog/en/contact.json';
import { company } from '#content/company.ts';
import { officeThing } from './office.ts';
import { organizationReference } from './organization-reference.ts';
import type { Thing } from './thing.ts';

/** The company with its offices. */
export function organization(text: CatalogText<keyof typeof contact>): Thing {
  return {
    '@type': 'Organization',
    ...organizationReference,
    name: company.name,
    url: `${company.origin}/`,
    logo: `${company.origin}/icons/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    location: company.offices.map((office) => officeThing(office, text(`offices.${office.id}`))),
  };
}
