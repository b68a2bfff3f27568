import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { company } from '#content/company.ts';
import { pageTexts } from './support/copy.ts';
import { hasPlainLetter } from './support/plain-letter.ts';
import { expect, test, waitForHydration } from './support/site-test.ts';

test.describe('the development server @chromium', () => {
  // One server for these tests, because two servers would write dependencies to the same folder. For this reason, the
  // projects of other browsers leave this file out, too (@chromium).
  test.describe.configure({ mode: 'default' });
  let server: ViteDevServer;

  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server.close());

  for (const path of ['/', '/services/cloud-services', '/contact'] as const) {
    test(`renders ${path}`, { tag: path === '/contact' ? '@whole' : [] }, async ({ browser }) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(addressOf(path, server));
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
      await expect(page.locator('.drawing use, .film').first()).toBeVisible();
      expect(errors).toEqual([]);
      await page.close();
    });
  }

  test('lists every component on the workbench', async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto(addressOf('/workbench', server));
    await expect(page.locator('iframe').first()).toBeVisible();
    const contents = await page.getByRole('navigation').getByRole('link').allTextContents();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(contents);
    // The a11y suite checks the content of the frames on the site's pages, and axe would wait for unloaded frames.
    await page.locator('iframe').evaluateAll((frames) => {
      for (const frame of frames) frame.remove();
    });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'best-practice'])
      .analyze();
    expect(violations).toEqual([]);
    await page.close();
  });

  test('says that a state of the workbench is reached only once its code has loaded', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    const player = '**/FilmPlayer.tsx*';
    const release = Promise.withResolvers<void>();
    await page.route(player, async (route) => {
      await release.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(player);
    const query = new URLSearchParams({
      file: 'film',
      component: 'film/HeroFilm',
      state: 'failed',
    });
    await page.goto(addressOf(`/workbench?${query}`, server));
    await requested;
    await expect(page.locator('html')).not.toHaveAttribute('data-reached');
    release.resolve();
    await page.locator('html[data-reached]').waitFor({ state: 'attached' });
    await page.close();
  });

  // The pseudo-locale changes every word of the copy, so a plain word is not from the copy.
  test('shows every state of the workbench without a word outside the copy, an error or a warning', {
    tag: '@whole',
  }, async ({ browser }) => {
    const environment = process.env;
    process.env = { ...environment, SITE_LANGUAGE: 'en-XA' };
    const accented = await startServer({ cacheDir: 'node_modules/.vite-accented' });
    process.env = environment;

    const page = await browser.newPage();
    await page.goto(addressOf('/workbench', accented));
    await expect(page.locator('iframe').first()).toBeVisible();
    const states = await page
      .locator('iframe')
      .evaluateAll((frames) =>
        frames.map((frame) => frame.getAttribute('data-sheet') ?? frame.getAttribute('src') ?? ''),
      );
    expect(states.length).toBeGreaterThan(100);

    const complaints: string[] = [];
    const watch = (watched: Page) => {
      const complain = (text: string) => complaints.push(`${watched.url()}: ${text}`);
      watched.on('pageerror', (error) => complain(error.message));
      watched.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(message.text());
      });
    };
    watch(page);
    page.on('request', (request) => {
      if (request.url().startsWith(company.mapProvider.origin)) complaints.push(request.url());
    });
    // A route turns off the HTTP cache, and the states share their modules: only maps have a page with a route.
    const pageWithMaps = await browser.newPage();
    watch(pageWithMaps);
    await pageWithMaps.route(`${company.mapProvider.origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    for (const address of new Set(states)) {
      const shown = address.startsWith('?file=contact') ? pageWithMaps : page;
      await shown.goto(addressOf(`/workbench${address}`, accented));
      await shown.locator('html[data-reached]').waitFor({ state: 'attached' });
      for (const text of (await shown.evaluate(shownTexts)).filter(hasPlainLetter)) {
        complaints.push(`${address} shows ${text}`);
      }
    }
    expect(complaints).toEqual([]);
    await page.close();
    await pageWithMaps.close();
    await accented.close();
  });
});

/** A development server of the language that the environment names. */
async function startServer(options?: InlineConfig): Promise<ViteDevServer> {
  const server = await createServer({
    ...options,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  return server.listen();
}

function addressOf(path: string, { resolvedUrls }: ViteDevServer): string {
  return new URL(path, resolvedUrls?.local[0]).href;
}

/** Runs in the page: its texts and the attributes that are shown or that screen readers say. */
function shownTexts(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (!parentElement?.closest('script, style')) found.push(textContent?.trim() ?? '');
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      found.push(element.getAttribute(name) ?? '');
    }
  }
  // The browser writes these in its own language.
  const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const ofBrowser = new Set(Array.from(fields, ({ validationMessage }) => validationMessage));
  return found.filter((text) => !ofBrowser.has(text));
}
