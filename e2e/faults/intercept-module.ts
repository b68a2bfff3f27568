import type { Page, Route } from 'playwright/test';
import { pageTexts } from '#e2e/support/copy.ts';
import { holdUntil } from '#e2e/support/simulated-browser.ts';

/** A page has two modules: its code and its sentences. */
type PagePart = 'code' | 'sentences';

export const faults = {
  'removed by a deploy': (route: Route) => route.fulfill({ status: 404, body: 'Not Found' }),
  'behind a broken connection': (route: Route) => route.abort(),
} as const;

/** The error messages of Chromium, Firefox and WebKit about an import that failed, as a regular expression. */
export const failedImport =
  '(Failed to fetch|error loading) dynamically imported module|Importing a module script failed';

export const missingModuleMessages = [
  /^Failed to load resource: (the server responded with a status of 404|net::ERR_FAILED)/,
  new RegExp(failedImport),
];

/** Makes a module of About wait until the result is called, which waits until the module has come. */
export async function holdModule(page: Page, part: PagePart): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await interceptModule(page, part, holdUntil(promise));
  return async () => {
    const loaded = page.waitForEvent('requestfinished', (request) =>
      /\/assets\/about-.*\.js$/.test(request.url()),
    );
    resolve();
    await loaded;
  };
}

/** Makes one module of About fail or wait. Call the result to answer its requests as before. */
export async function interceptModule(
  page: Page,
  part: PagePart,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  // The document names the sentences, the loader the code.
  const texts = ['/about', '/entry-loader.js'].map(async (address) =>
    (await page.request.get(address)).text(),
  );
  const named = (await Promise.all(texts)).join().match(/\/assets\/about-[\w-]{8}\.js/g) ?? [];
  for (const address of new Set(named)) {
    const script = await (await page.request.get(address)).text();
    if (script.includes(pageTexts('/about').heading) !== (part === 'sentences')) continue;
    await page.route(`**${address}`, handle);
    return () => page.unroute(`**${address}`);
  }
  throw new Error(`no module with the ${part} of /about is named`);
}
