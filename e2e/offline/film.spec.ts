import { expect, hydrated } from '../site-test.ts';
import { test, visitOnceThenStop } from './origin.ts';
import { expectPlaysAndSeeks } from './plays-and-seeks.ts';

test('the film plays and seeks offline', async ({ page, origin }) => {
  await visitOnceThenStop(page, origin, '/about');
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/film/film.webm')) statuses.push(response.status());
  });

  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('.film-stage img')).toHaveJSProperty('naturalWidth', 2560);
  await expectPlaysAndSeeks(page);
  expect(statuses).not.toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([206]));
});

test('the worker answers a byte range with that range', async ({ page, origin }) => {
  await visitOnceThenStop(page, origin);
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
