import { expect, type Page } from 'playwright/test';

/** Presses Tab until the control with this text has the focus. */
export async function tabTo(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(focused).toBe(text);
  }).toPass({ intervals: [0] });
}

/** Makes the next Tab go to the first control in this part of the page, and scrolls to the page's top. */
export async function startTabAt(page: Page, part: 'main' | 'body'): Promise<void> {
  await page.locator(part).evaluate((element) => {
    // An element that has had the focus stays the place from which Tab starts.
    const before = element.getAttribute('tabindex');
    element.setAttribute('tabindex', '-1');
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    if (before === null) element.removeAttribute('tabindex');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
