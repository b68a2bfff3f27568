import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { mapProvider } from '#e2e/support/map-provider.ts';
import { directionsUrl, mapFrameUrl } from './map-urls.ts';

const provider = setupServer(...mapProvider);
beforeAll(() => provider.listen({ onUnhandledFrame: 'error' }));
afterAll(() => provider.close());

describe.each(company.offices)('$id', (office) => {
  test('the provider accepts the frame URL', async () => {
    const response = await fetch(mapFrameUrl(office));
    expect(response.status).toBe(200);
  });

  test('the provider accepts the directions URL', async () => {
    const response = await fetch(directionsUrl(office));
    expect(response.status).toBe(200);
  });
});

test('the provider refuses a frame URL with an invalid latitude', async () => {
  const [office] = company.offices;
  const response = await fetch(mapFrameUrl({ ...office, latitude: Number.NaN }));
  expect(response.status).toBe(400);
});
