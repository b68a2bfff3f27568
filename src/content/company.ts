import type { Delivery } from './delivery.ts';

/** The contact copy has the names by the ids. Latitude and longitude are in degrees, WGS 84 (`compared` below). */
const offices = [
  {
    id: 'austin',
    street: '210 Barton Springs Road, Suite 300',
    city: 'Austin',
    region: 'TX',
    postalCode: '78704',
    country: 'US',
    latitude: 30.2594,
    longitude: -97.7489,
  },
  {
    id: 'round-rock',
    street: '1 Chisholm Trail, Suite 120',
    city: 'Round Rock',
    region: 'TX',
    postalCode: '78681',
    country: 'US',
    latitude: 30.5106,
    longitude: -97.6897,
  },
] as const;

/** A place of business. The first one is the headquarters, whose address is in the footer. */
export type Office = (typeof offices)[number];

/** The facts that another company must change to use the site, besides the copy and the logo. */
export const company = {
  name: 'Datumline',
  phone: '+1 (512) 555-0142',
  email: 'hello@datumline.example',
  careersEmail: 'careers@datumline.example',
  offices,
  /**
   * The hours of every office: the days in the order of the week, from Monday on, and the times in this IANA time zone. The
   * contact copy has them in words.
   */
  businessHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
    timeZone: 'America/Chicago',
  },
  /** The only third party that the site embeds: the content security policy allows frames from this origin only. */
  mapProvider: { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' },
} as const;

/** The contact form sends nothing until a receiver stands here: docs/message-delivery.md says how. */
const contact: { readonly delivery: Delivery } = { delivery: 'simulated' };

/** Whether every page says the sentence of src/languages/<language>/notice.json under its header, for an unusual day. */
const notice: { readonly isShown: boolean } = { isShown: false };

/** Further facts that another company must change. Only the build reads them, so they are no part of a page's scripts. */
export const companyRecords = {
  contact,
  notice,
  founded: 2020,
  /** The regions in which clients are served, as About names them. The app's copy has their names. */
  regions: ['north-america', 'south-america', 'europe', 'asia'],
  /** The contact for security reports in /.well-known/security.txt, and the file's expiry date: at most a year ahead. */
  securityEmail: 'security@datumline.example',
  securityTextExpires: '2027-10-31T00:00:00.000Z',
  /**
   * Facts that belong together, and that only a person can compare: each has a fingerprint of its parts, and when a part
   * changes, a test asks for a look and names the new fingerprint (e2e/specification/compared.test.ts).
   */
  compared: {
    /** The address of each office, with its coordinates. */
    offices: { austin: '456d5cf6', 'round-rock': '8049e778' },
    /** The name, with the sentence about its origin in `hero.text` of About, in every language, and in docs/design.md. */
    nameOrigin: '5e681ed5',
  },
} as const;
