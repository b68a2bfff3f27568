import { createServer } from 'vite';
import { expect, test, waitForHydration } from './support/site-test.ts';
import { hasPlainLetter } from './support/text-faults.ts';

// The pseudo-locale en-XA changes every word of the copy, so a plain word is not from the copy.
test('the development server renders pages, whose texts are all from the copy @chromium', {
  tag: '@whole',
}, async ({ browser }) => {
  // In ms. The test takes two minutes where the machine does other work, too.
  test.setTimeout(300_000);
  const environment = process.env;
  process.env = { ...environment, SITE_LANGUAGE: 'en-XA' };
  const server = await createServer({
    cacheDir: 'node_modules/.vite-en-XA',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  process.env = environment;
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
    // Each field shows its error.
    await page.evaluate(() => Array.from(document.forms, (form) => form.checkValidity()));
    const texts = await page.evaluate(shownTexts);
    const others = texts.filter((text) => hasPlainLetter(text) && !text.startsWith('https://'));
    for (const text of others) complain(`shows ${text}`);
  }
  expect(complaints).toEqual([]);
  await page.close();
  await server.close();
});

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
