import { company, type Office } from '#content/company.ts';

/** How far the map reaches from the office, in degrees: about a kilometre each way. */
const REACH = { latitude: 0.008, longitude: 0.012 };

/** The provider's embeddable map around an office, with a marker on it. */
export function mapFrameAddress({ latitude, longitude }: Office): string {
  const address = new URL('/export/embed.html', company.mapProvider.origin);
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  address.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(4)).join(','));
  address.searchParams.set('layer', 'mapnik');
  address.searchParams.set('marker', `${latitude},${longitude}`);
  return address.href;
}

/** The provider's page with directions to an office. */
export function directionsAddress({ latitude, longitude }: Office): string {
  const address = new URL('/directions', company.mapProvider.origin);
  address.searchParams.set('to', `${latitude},${longitude}`);
  return address.href;
}
