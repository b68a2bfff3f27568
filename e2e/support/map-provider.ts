import { HttpResponse, http } from 'msw';
import { company } from '#content/company.ts';

/** Replaces the map provider: answers valid requests as the provider does, and refuses invalid ones. */
export const mapProvider = [
  http.get(`${company.mapProvider.origin}/export/embed.html`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number);
    const [latitude, longitude] = (searchParams.get('marker') ?? '').split(',').map(Number);
    const isMarked = isBetween(west, longitude, east) && isBetween(south, latitude, north);
    return isMarked
      ? HttpResponse.html('<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>')
      : new HttpResponse('the marker is not on the map', { status: 400 });
  }),
];

function isBetween(low = Number.NaN, value = Number.NaN, high = Number.NaN): boolean {
  return low < value && value < high;
}
