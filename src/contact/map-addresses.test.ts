import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { mapProvider } from '#e2e/support/map-provider.ts';
import { directionsAddress, mapFrameAddress } from './map-addresses.ts';

const provider = setupServer(...mapProvider);
beforeAll(() => provider.listen({ onUnhandledFrame: 'error' }));
afterAll(() => provider.close());

describe.each(company.offices)('$id', (office) => {
  test('the frame shows a map with the office on it', async () => {
    const response = await fetch(mapFrameAddress(office));
    expect(response.status).toBe(200);
  });

  test('the directions lead to the office', async () => {
    const response = await fetch(directionsAddress(office));
    expect(response.status).toBe(200);
  });
});

test('the provider refuses a map without the office', async () => {
  const [office] = company.offices;
  const response = await fetch(mapFrameAddress({ ...office, latitude: Number.NaN }));
  expect(response.status).toBe(400);
});
