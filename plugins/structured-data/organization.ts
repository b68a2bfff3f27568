import type { LocalBusiness, Organization, PostalAddress } from 'schema-dts';
import { company, companyRecords, type Office } from '#content/company.ts';
import { contactCopy } from '#content/copy/pages.ts';
import { appCopy } from '#content/copy/shell.ts';
import { sharePicture } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';

/** The site that describes itself: the language of its sentences, and the origin of its addresses. */
export interface DescribedSite {
  readonly language: string;
  readonly origin: string;
}

/** The pages whose data has the offices. On the others they would be 1.4 KB that tell nothing new. */
const pagesWithOffices: readonly Path[] = ['/', '/contact'];

/** A reference to the company, which every page describes once. */
export function organizationReference({ origin }: DescribedSite) {
  return { '@id': `${origin}/#organization` };
}

/** The company: its founding year, the regions that it serves, its address, and on some pages its offices. */
export function organization(path: Path, site: DescribedSite): Exclude<Organization, string> {
  const { regions } = readCopy(appCopy, site.language);
  const { places } = readCopy(contactCopy, site.language).offices;
  const [headquarters] = company.offices;
  const location = company.offices.map((each) => officeThing(each, places[each.id].name, site));
  return {
    '@type': 'Organization',
    ...organizationReference(site),
    name: company.name,
    url: `${site.origin}/`,
    logo: `${site.origin}/icons/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    foundingDate: String(companyRecords.founded),
    address: postalAddress(headquarters),
    areaServed: companyRecords.regions.map((id) => regions[id]),
    ...(pagesWithOffices.includes(path) && { location }),
  };
}

/** An office: its address, opening hours, contact data and picture. */
function officeThing(office: Office, name: string, site: DescribedSite): LocalBusiness {
  const { days: dayOfWeek, opens, closes } = company.businessHours;
  return {
    // Not ProfessionalService, which schema.org has deprecated.
    '@type': 'LocalBusiness',
    '@id': `${site.origin}/#office-${office.id}`,
    name,
    parentOrganization: organizationReference(site),
    brand: organizationReference(site),
    url: `${site.origin}/contact`,
    image: site.origin + sharePicture('/contact'),
    address: postalAddress(office),
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    telephone: company.phone,
    email: company.email,
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
  };
}

function postalAddress(office: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.city,
    addressRegion: office.region,
    postalCode: office.postalCode,
    addressCountry: office.country,
  };
}
