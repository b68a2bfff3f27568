import type { Browser, Page } from 'playwright';

/** The slowdown of Lighthouse's mobile preset. */
const CPU_SLOWDOWN = 4;

export const phone = { width: 412, height: 823 };

/** Opens a page of the size and a quarter of the speed of Lighthouse's phone, measures it, and closes it. */
export async function onSlowPhone<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}
