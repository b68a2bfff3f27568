import type { LocalBusiness } from 'schema-dts';
import { site } from '#build/catalog/site.ts';
import { company, companyRecords, type Office } from '#content/company.ts';
import { sharePicture } from '#content/page-names.ts';
import { organizationReference } from './organization-reference.ts';
import { postalAddress } from './postal-address.ts';

/** An office: its address, opening hours, contact data and picture. */
export function officeThing(office: Office, name: string): LocalBusiness {
  return {
    // Not ProfessionalService, which schema.org has deprecated.
    '@type': 'LocalBusiness',
    '@id': `${site.origin}/#office-${office.id}`,
    name,
    parentOrganization: organizationReference,
    brand: organizationReference,
    url: `${site.origin}/contact`,
    image: site.origin + sharePicture('/contact'),
    address: postalAddress(office),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: office.latitude,
      longitude: office.longitude,
    },
    telephone: company.phone,
    email: company.email,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: companyRecords.businessHours.days,
      opens: companyRecords.businessHours.opens,
      closes: companyRecords.businessHours.closes,
    },
  };
}
