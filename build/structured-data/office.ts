import { company, type Office } from '#content/company.ts';
import { organizationReference } from './organization-reference.ts';
import type { Thing } from './thing.ts';

/** An office: its address, opening hours and contact data. */
export function officeThing(office: Office, name: string): Thing {
  return {
    // Not ProfessionalService, which schema.org has deprecated.
    '@type': 'LocalBusiness',
    '@id': `${company.origin}/#office-${office.id}`,
    name,
    parentOrganization: organizationReference,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.region,
      postalCode: office.postalCode,
      addressCountry: office.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: office.latitude,
      longitude: office.longitude,
    },
    telephone: company.phone,
    email: company.email,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.businessHours.days,
      opens: company.businessHours.opens,
      closes: company.businessHours.closes,
    },
  };
}
