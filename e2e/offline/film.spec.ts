import { expect, hydrated, test } from '../site-test.ts';

test.use({ provoked: { messages: [/ERR_INTERNET_DISCONNECTED/] } });

test('the film plays and seeks offline', async ({ page, context }) => {
  await page.goto('/about');
  // Ready means active, and active means that every file is in the cache.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/film/film.webm')) statuses.push(response.status());
  });

  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('.film-stage img')).toHaveJSProperty('naturalWidth', 1280);
  const film = page.locator('video');
  const time = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 8;
  });
  await expect.poll(time).toBeGreaterThan(8);
  expect(statuses).not.toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([206]));
});

test('the worker answers a byte range with that range', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  const answer = await page.evaluate(async () => {
    const response = await fetch('/film/film.webm', { headers: { Range: 'bytes=100-299' } });
    const bytes = (await response.arrayBuffer()).byteLength;
    return { status: response.status, range: response.headers.get('content-range'), bytes };
  });
  expect(answer).toEqual({
    status: 206,
    range: expect.stringMatching(/^bytes 100-299\/\d+$/),
    bytes: 200,
  });
});
