import type { Organization } from 'schema-dts';
import type { CatalogText } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import type contact from '#catalog/en/contact.json';
import { company, companyRecords } from '#content/company.ts';
import { officeThing } from './office.ts';
import { organizationReference } from './organization-reference.ts';
import { postalAddress } from './postal-address.ts';

/** The company: its founding year, the regions that it serves, and its offices; the first one is its address. */
export function organization(
  text: CatalogText<keyof typeof contact>,
): Exclude<Organization, string> {
  const [headquarters] = company.offices;
  return {
    '@type': 'Organization',
    ...organizationReference,
    name: company.name,
    url: `${site.origin}/`,
    logo: `${site.origin}/icons/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    foundingDate: String(companyRecords.founded),
    address: postalAddress(headquarters),
    areaServed: companyRecords.regions,
    location: company.offices.map((office) => officeThing(office, text(`offices.${office.id}`))),
  };
}
