import type { Page } from 'playwright/test';

/** Changes the browser's default font size, in px (WCAG 1.4.4). */
export async function setDefaultFontSize(page: Page, standard: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard } });
  await protocol.detach();
}
