import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** The CPU slowdown of Lighthouse's mobile preset. */
export const PHONE_SLOWDOWN = 4;

export const phone = { width: 412, height: 823 };

/** The screens: Lighthouse's phone, and a window wide enough for links in the header. */
const screens = {
  phone: { viewport: phone, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

export interface Device {
  readonly screen: keyof typeof screens;
  /** How many times slower than this machine a page's main thread is. */
  readonly slowdown: number;
}

/** Opens a page in a new browser context, as on a first visit, measures it, and closes it. */
export async function onDevice<Result>(
  browser: Browser,
  { screen, slowdown }: Device,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screens[screen]);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** As `onDevice`, with the screen size and the CPU slowdown of Lighthouse's phone. */
export function onSlowPhone<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  return onDevice(browser, { screen: 'phone', slowdown: PHONE_SLOWDOWN }, measure);
}
