import { followHeader } from './support/follow-link.ts';
import { expect, openIdle, test } from './support/site-test.ts';

test('a drawing far below loads when it is near the window, also after a change of page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openIdle(page, '/');
  await followHeader(page, '/about');
  await followHeader(page, '/');
  const lines = page.locator('.closing-drawing use').first();
  await expect(lines).toHaveCount(0);
  expect(asked).not.toContain('/drawings/closing.svg');
  await page.locator('.band-flag').scrollIntoViewIfNeeded();
  // No event tells when the drawing has loaded.
  await expect.poll(async () => (await lines.boundingBox())?.width).toBeGreaterThan(100);
  expect(asked).toContain('/drawings/closing.svg');
});
