import { company, type Office } from '#content/company.ts';

/** How far the map reaches from the office, in degrees: about a kilometre each way. */
const REACH = { latitude: 0.008, longitude: 0.012 };

/** The provider's embeddable map around an office, with a marker on it. */
export function mapFrameUrl({ latitude, longitude }: Office): string {
  const url = new URL('/export/embed.html', company.mapProvider.origin);
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  url.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(4)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}

/** The provider's page with directions to an office. */
export function directionsUrl({ latitude, longitude }: Office): string {
  const url = new URL('/directions', company.mapProvider.origin);
  url.searchParams.set('to', `${latitude},${longitude}`);
  return url.href;
}
