import { expect, type Page } from 'playwright/test';

/** Presses Tab until the control with this text has the focus. */
export async function tabTo(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(focused).toBe(text);
  }).toPass({ intervals: [0] });
}
