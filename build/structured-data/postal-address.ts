import type { PostalAddress } from 'schema-dts';
import type { Office } from '#content/company.ts';

/** The address of an office. */
export function postalAddress(office: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.city,
    addressRegion: office.region,
    postalCode: office.postalCode,
    addressCountry: office.country,
  };
}
