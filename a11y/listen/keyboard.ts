import type { Page } from 'puppeteer-core';
import type { Orca } from './orca.ts';

/** Browser and screen reader are idle when this many checks in a row find the same entries. */
const IDLE_ROUNDS = 3;

export function keyboardOf(page: Page, orca: Orca) {
  const untilIdle = async () => {
    let before = -1;
    for (let rounds = 0; rounds < IDLE_ROUNDS; rounds += 1) {
      await page.evaluate(twoFrames);
      await orca.untilIdle();
      const now = orca.entries().length;
      if (now !== before) rounds = 0;
      before = now;
    }
  };
  return {
    untilIdle,
    /** Whether keys go to the page, not to Firefox's toolbars. */
    isInPage: () => page.evaluate(() => document.hasFocus()),
    /** Waits until Orca is idle, which loses its position if a field changes faster. An open `list` keeps key events from the page. */
    async press(key: string, to: 'page' | 'list' = 'page') {
      const next = await page.evaluateHandle(nextKey);
      const command = key.length === 1 ? ['type', key] : ['key', '--clearmodifiers', key];
      const isForBrowser = await orca.press(...command);
      if (isForBrowser && to === 'page') await next.evaluate(({ received }) => received);
      await untilIdle();
    },
  };
}

/** Runs in the page: waits for two frames, because Firefox reports changes to screen readers when it draws a frame. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Runs in the page: waits for its next key. It gets none while the focus is outside the page or in a frame. */
function nextKey() {
  const isInPage = document.hasFocus() && document.activeElement?.tagName !== 'IFRAME';
  const received = new Promise<null>((resolve) => {
    addEventListener('keydown', () => resolve(null), { capture: true, once: true });
  });
  return { received: isInPage ? received : null };
}
