import type { CDPSession, Page } from 'playwright/test';
import { headlessChromium } from './support/browsers.ts';
import { pageTexts } from './support/copy.ts';
import { expect, openHydrated, openIdle, test } from './support/site-test.ts';
import { liveRegion } from './support/visit.ts';

/** Limit of the heap's growth in 40 changes of page, as a share, measured after garbage collection. */
const GROWTH = 0.001;

/** Rounds of four changes that load every page's code and sentences, and make its bytecode. */
const WARM_UP_ROUNDS = 20;

// Without the JIT compiler, whose compiled code would grow for minutes and hide a leak.
test.use({ launchOptions: { ...headlessChromium(), args: ['--js-flags=--jitless'] } });

/** Heap size in bytes. Collects garbage until the size stays, because one collection can enable the next. */
async function heapSize(session: CDPSession, previous = Number.POSITIVE_INFINITY): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize < previous ? heapSize(session, usedSize) : previous;
}

async function goTo(page: Page, path: '/about' | '/careers' | '/contact' | '/services' | '/') {
  const link = page.locator(`header a[href="${path}"]`).first();
  // The page is rendered before the press, as under a mouse (src/shell/Pages.tsx).
  await link.dispatchEvent('pointerdown', { button: 0 });
  await page.locator('.next-page .headline-1').waitFor({ state: 'attached' });
  await link.dispatchEvent('click');
  // Checks at each frame. An expectation would poll every 100 ms or more, 280 times.
  await page.waitForFunction((heading) => {
    const h1 = document.querySelector('h1');
    const isShown = h1?.innerText.replace(/\s+/g, ' ').trim() === heading;
    const isWhole = document.querySelector('main .h-screen:empty') === null;
    return isShown && isWhole && h1 === document.activeElement;
  }, pageTexts(path).heading);
}

test('visits to Contact leave no listener, no element and no map behind @chromium', {
  tag: '@whole',
}, async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const visit = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await goTo(page, '/contact');
      await page.locator('.map-frame').first().scrollIntoViewIfNeeded();
      await page.locator('iframe').first().waitFor();
      await goTo(page, '/about');
    }
    // The announced titles disappear after some seconds.
    await expect(liveRegion(page)).toBeEmpty();
    await heapSize(session);
    return session.send('Memory.getDOMCounters');
  };
  await openIdle(page, '/about');
  const before = await visit(2);
  expect(await visit(3)).toEqual(before);
});

test('200 page changes leak no memory @chromium', { tag: '@whole' }, async ({ page, context }) => {
  // In ms. The test takes two minutes where the machine does other work, too.
  test.setTimeout(300_000);
  const session = await context.newCDPSession(page);
  await openHydrated(page, '/');
  const changePages = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const path of ['/about', '/careers', '/services', '/'] as const) await goTo(page, path);
    }
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
  // A leak shows in every part. A single growth of the engine, such as a larger number cache, shows in one part.
  const [, , middle] = growths.toSorted((first, second) => first - second);
  expect(middle).toBeLessThan(GROWTH);
});
