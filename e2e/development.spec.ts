import { createServer } from 'vite';
import { expect, test, waitForHydration } from './support/site-test.ts';

test('the development server renders pages @chromium', { tag: '@whole' }, async ({ browser }) => {
  // In ms. The test takes two minutes where the machine does other work, too.
  test.setTimeout(300_000);
  const server = await createServer({
    cacheDir: 'node_modules/.vite-tested',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  const addressOf = (path: string) => new URL(path, server.resolvedUrls?.local[0]).href;
  const complaints: string[] = [];
  const page = await browser.newPage();
  const complain = (text: string) => complaints.push(`${page.url()}: ${text}`);
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });

  for (const path of ['/', '/services/cloud-services', '/about', '/contact']) {
    await page.goto(addressOf(path));
    await waitForHydration(page);
    await expect(page.locator('.drawing use, .plate use, .film, form').first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
  await page.close();
  await server.close();
});
