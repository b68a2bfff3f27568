import type { CDPSession } from 'playwright/test';
import { headlessChromiumPath } from './browsers.ts';
import { pageTexts } from './page-texts.ts';
import { expect, openHydrated, test } from './site-test.ts';

/** How much more the heap may hold after 200 changes of page (a share, after collection). */
const GROWTH = 0.02;

const executablePath = headlessChromiumPath();

// What V8 compiles while it learns where a program is hot grows for minutes, and is no leak of ours.
test.use({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: ['--js-flags=--jitless'],
  },
});

/** Bytes that JavaScript holds when all that can be collected has been. */
async function heapSize(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

test('200 changes of page leave nothing behind @chromium', async ({ page, context }) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await openHydrated(page, '/');
  const goTo = async (path: '/about' | '/careers' | '/services' | '/') => {
    await page.evaluate((href) => {
      document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`)?.click();
    }, path);
    await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
  };
  const round = async () => {
    for (const path of ['/about', '/careers', '/services', '/'] as const) await goTo(path);
  };
  // What stays is there after a few rounds: the pages' code and sentences, the engine's own caches.
  for (let rounds = 0; rounds < 5; rounds += 1) await round();
  const before = await heapSize(session);
  for (let rounds = 0; rounds < 50; rounds += 1) await round();
  const after = await heapSize(session);
  expect(after / before - 1).toBeLessThan(GROWTH);
});
