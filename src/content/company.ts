/** A place of business. Its name stands in the catalog, by the id. */
export interface Office {
  readonly id: 'austin' | 'round-rock';
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

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
] as const satisfies readonly Office[];

/** Everything another company changes to make the site its own, beside the catalog and the logo. */
export const company = {
  name: 'Datumline',
  /** Where the site is published; canonical links and share tags start with it. */
  origin: 'https://datumline.example',
  /** The catalog folder the build takes its sentences from, and the pages' language tag. */
  language: 'en',
  /** The same with a territory, as social networks want it. */
  socialLocale: 'en_US',
  phone: '+1 (512) 555-0142',
  email: 'hello@datumline.example',
  careersEmail: 'careers@datumline.example',
  /** Where weaknesses are reported, and until when /.well-known/security.txt says so: a year at most. */
  securityEmail: 'security@datumline.example',
  securityTextExpires: '2027-10-31T00:00:00.000Z',
  offices,
  /** Every office's, by its clock, for search engines; the contact catalog says them in words. */
  businessHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
  },
  /** The one third party the site embeds: its origin is all that the frame policy allows. */
  mapProvider: { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' },
} as const;
