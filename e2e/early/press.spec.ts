import { contact } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';

// React hydrates the header first (src/shell/Frame.tsx). These presses come at that moment, when the page below the header
// is not hydrated yet.

test('a press on a link opens the next page without a new document', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>('main a[href="/contact"]')?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await openHydrated(page, '/about');
  await expect(page).toHaveURL('/contact');
  const opened = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(opened).toMatch(/\/about$/);
});

test('a press on Send leads to the first empty field', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>('main form button')?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await openHydrated(page, '/contact');
  const name = page.getByRole('textbox', { name: contact().form.name });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});
