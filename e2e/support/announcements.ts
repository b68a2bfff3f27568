import type { Page } from 'playwright/test';

/** The site's one live region, which is in the page from the start. */
export const liveRegion = (page: Page) => page.locator('[aria-live]');

/** Listens to the live region from now on; answers with each text that has come into it since. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const texts = await liveRegion(page).evaluateHandle((region) => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(region, { childList: true, characterData: true, subtree: true });
    return heard;
  });
  return () => texts.jsonValue();
}
