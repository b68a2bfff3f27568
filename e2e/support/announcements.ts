import type { Page } from 'playwright/test';

/** The site's one live region, which is in the page from the start. */
export const liveRegion = (page: Page) => page.locator('[aria-live]');

/** Records the texts that enter the live region from now on. Call the result to read them. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const recorded = await liveRegion(page).evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) texts.push(node.textContent ?? '');
      }
    }).observe(region, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => recorded.jsonValue();
}
