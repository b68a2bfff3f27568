import type { CDPSession } from 'playwright/test';
import { headlessChromiumPath } from './browsers.ts';
import { pageTexts } from './page-texts.ts';
import { expect, openHydrated, test } from './site-test.ts';

/** How much more the heap may hold after 200 changes of page (a share, after collection). */
const GROWTH = 0.01;

/** Rounds until all that stays is there: the pages' code and sentences, what the engine compiles late. */
const SETTLING_ROUNDS = 20;

const executablePath = headlessChromiumPath();

// What V8 compiles while it learns where a program is hot grows for minutes, and is no leak of ours.
test.use({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: ['--js-flags=--jitless'],
  },
});

/** Bytes that JavaScript holds when all that can be collected has been: one collection can free the next. */
async function heapSize(session: CDPSession, previous = Number.POSITIVE_INFINITY): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize < previous ? heapSize(session, usedSize) : previous;
}

/** V8 widens its caches of written numbers, by 64 KB, when two numbers first meet in them: some day. */
function fillNumberCaches() {
  for (let number = 0; number < 20_000; number += 1) `${number} ${number + 0.5}`;
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
  await page.evaluate(fillNumberCaches);
  for (let rounds = 0; rounds < SETTLING_ROUNDS; rounds += 1) await round();
  const before = await heapSize(session);
  for (let rounds = 0; rounds < 50; rounds += 1) await round();
  // What a timer or a request still holds goes with it; what leaks stays.
  const growth = async () => (await heapSize(session)) / before - 1;
  await expect.poll(growth).toBeLessThan(GROWTH);
});
