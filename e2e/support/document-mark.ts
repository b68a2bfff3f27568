import { expect, type Page } from 'playwright/test';

// These functions tell whether a page has loaded another document: a new document has no mark.

/** Marks the page's document. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
}

/** Expects that the page has loaded no document since `markDocument`. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked');
}

/** Expects that the page has loaded another document since `markDocument`. */
export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
}
