import type { Page } from 'playwright/test';
import { contact } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';

// These presses come when React has hydrated the header (src/shell/Frame.tsx), but not yet the page below it.

function pressAtHydration(page: Page, selector: string): Promise<unknown> {
  return page.addInitScript((pressed) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>(pressed)?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  }, selector);
}

test('a press on a link opens the next page without a new document', async ({ page }) => {
  await pressAtHydration(page, 'main a[href="/contact"]');
  await openHydrated(page, '/about');
  await expect(page).toHaveURL('/contact');
  const opened = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(opened).toMatch(/\/about$/);
});

test('a press on Send leads to the first empty field', async ({ page }) => {
  await pressAtHydration(page, 'main form button');
  await openHydrated(page, '/contact');
  const name = page.getByRole('textbox', { name: contact().form.name });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

/** Simulates a very slow processor: React's next tasks wait for the call of the result, and timers of at most 10 s end at once. */
async function holdHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const isHydrated = () => document.documentElement.matches('[data-hydrated]');
    const held: (() => void)[] = [];
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const post = () => postMessage.call(this, message);
      if (isHydrated()) held.push(post);
      else post();
    };
    const { setTimeout } = window;
    const setTimeoutAtOnce = (callback: () => void, delay: number) =>
      setTimeout(callback, isHydrated() && delay <= 10_000 ? 0 : delay);
    Object.assign(window, { setTimeout: setTimeoutAtOnce });
    window.addEventListener('release', () => {
      MessagePort.prototype.postMessage = postMessage;
      Object.assign(window, { setTimeout });
      for (const post of held) post();
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('release')));
}

test('a press in the header waits for the rest of the page, however long', async ({ page }) => {
  const release = await holdHydration(page);
  await pressAtHydration(page, 'header a[href="/careers"]');
  const loaded = page.waitForEvent('requestfinished', (request) => /careers/.test(request.url()));
  await openHydrated(page, '/about');
  await loaded;
  await expect(page).toHaveURL('/about');
  await release();
  await expect(page).toHaveURL('/careers');
  const current = page.getByRole('contentinfo').locator('[aria-current]');
  await expect(current).toHaveAttribute('href', '/careers');
});
