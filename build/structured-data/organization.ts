import type { Organization } from 'schema-dts';
import { type CatalogText, catalogText } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import type app from '#catalog/en/app.json';
import type contact from '#catalog/en/contact.json';
import { company, companyRecords } from '#content/company.ts';
import type { Path } from '#content/paths.ts';
import { officeThing } from './office.ts';
import { organizationReference } from './organization-reference.ts';
import { postalAddress } from './postal-address.ts';

/** The pages whose data has the offices. On the others they would be 1.4 KB that tell nothing new. */
const pagesWithOffices: readonly Path[] = ['/', '/contact'];

/** The company: its founding year, the regions that it serves, its address, and on some pages its offices. */
export function organization(path: Path, language: string): Exclude<Organization, string> {
  const text: CatalogText<keyof typeof app> = catalogText(language, 'app');
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
    areaServed: companyRecords.regions.map((id) => text(`regions.${id}`)),
    ...(pagesWithOffices.includes(path) && { location: offices(language) }),
  };
}

function offices(language: string) {
  const text: CatalogText<keyof typeof contact> = catalogText(language, 'contact');
  return company.offices.map((office) => officeThing(office, text(`offices.${office.id}`)));
}
