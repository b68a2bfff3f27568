import type { CDPSession } from 'playwright/test';
import { liveRegion } from './support/announcements.ts';
import { headlessChromiumPath } from './support/browsers.ts';
import { pageTexts } from './support/page-texts.ts';
import { expect, openHydrated, test } from './support/site-test.ts';

/** How much more the heap may hold after 40 changes of page (a share, after collection). */
const GROWTH = 0.002;

/** Rounds of four changes until all that stays is there: pages' code and sentences, what the engine compiles. */
const WARM_UP_ROUNDS = 20;

const executablePath = headlessChromiumPath();

// What V8 compiles while it learns where a program is hot grows for minutes, and is no leak of ours.
test.use({
  // A trace keeps what it has seen of the page in the page.
  trace: 'off',
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

test('200 changes of page leave nothing behind @chromium', async ({ page, context }) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await openHydrated(page, '/');
  const goTo = async (path: '/about' | '/careers' | '/services' | '/') => {
    await page.evaluate((href) => {
      document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`)?.click();
    }, path);
    // At the next frame: an expectation would look again after 100 ms and more, 280 times.
    await page.waitForFunction(
      (heading) => document.querySelector('h1')?.innerText.replace(/\s+/g, ' ').trim() === heading,
      pageTexts(path).heading,
    );
  };
  const changePages = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const path of ['/about', '/careers', '/services', '/'] as const) await goTo(path);
    }
    // The titles that were announced go by themselves, after seconds.
    await expect(liveRegion(page)).toBeEmpty();
  };
  await changePages(WARM_UP_ROUNDS);
  const growths: number[] = [];
  let before = await heapSize(session);
  for (let part = 0; part < 5; part += 1) {
    await changePages(10);
    const after = await heapSize(session);
    growths.push(after / before - 1);
    before = after;
  }
  // A leak is in every part. What the engine makes once, such as a wider cache of written numbers, is in one.
  const [, , middle] = growths.toSorted((one, other) => one - other);
  expect(middle).toBeLessThan(GROWTH);
});
