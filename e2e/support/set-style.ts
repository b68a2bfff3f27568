import type { Page } from 'playwright/test';

/** Adds rules to the open page in place of those added before. The content policy allows a sheet that a script constructs. */
export async function setStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}
