import { createServer, type ViteDevServer } from 'vite';
import { pageTexts } from './support/page-texts.ts';
import { expect, hydrated, test } from './support/site-test.ts';

test.describe('the development server', () => {
  // One server for all: a second would prepare the same dependencies in the same folder.
  test.describe.configure({ mode: 'default' });
  let server: ViteDevServer;

  test.beforeAll(async () => {
    server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
  });
  test.afterAll(() => server.close());

  for (const path of ['/', '/services/cloud-services', '/contact'] as const) {
    test(`renders ${path}`, async ({ browser }) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
      await expect(page.locator('.drawing use, .film').first()).toBeVisible();
      expect(errors).toEqual([]);
      await page.close();
    });
  }
});
