import type { Locator, Page, Route } from 'playwright/test';

// What a visitor’s system or browser does: preferences, a style sheet, a font size, a connection, a hidden tab, an offer to install.

export type Appearance = 'light' | 'dark' | 'forced colours' | 'more contrast';

const media: Readonly<Record<Appearance, Parameters<Page['emulateMedia']>[0]>> = {
  light: { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', contrast: 'no-preference' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', contrast: 'no-preference' },
  'more contrast': { colorScheme: 'light', forcedColors: 'none', contrast: 'more' },
};

/** Emulates the preferences. Colours change without a transition if the test prefers reduced motion. */
export async function emulateAppearance(page: Page, appearance: Appearance): Promise<void> {
  await page.emulateMedia(media[appearance]);
}

/** Adds rules to the open page in place of those added before. The content policy allows a sheet that a script constructs. */
export async function setStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

export async function setDefaultFontSize(page: Page, standard: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard } });
  await protocol.detach();
}

/** Runs in the page, before its code: it measures this bandwidth, in Mbit/s, on any machine. film.spec.ts has a real measurement. */
export function simulateBandwidth(megabits: number): void {
  Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', {
    get(this: PerformanceResourceTiming) {
      return this.responseStart + (this.encodedBodySize * 8) / 1000 / megabits;
    },
  });
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof EventTarget) {
    Object.defineProperty(connection, 'downlink', { value: megabits });
  }
}

/** A bandwidth at which the film plays without a press, in Mbit/s. */
export const FAST = 10;

/** A Wednesday at 10:00 AM where the offices are: they are open. Pictures and transcripts are made at this time. */
export const officeTime = Date.parse('2026-03-04T10:00:00-06:00');

/** Runs in the page, before its own code. Its clock stands, so that nothing the page shows depends on the day of the run. */
export function stopTime(time: number): void {
  Date.now = () => time;
}

export async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const visibilityState = hidden ? 'hidden' : 'visible';
    Object.defineProperties(document, {
      hidden: { configurable: true, value: hidden },
      visibilityState: { configurable: true, value: visibilityState },
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

/** Keeps a confirmation, which would close after 8 s (src/ui/Toasts.tsx). Call this before the page is opened. */
export function keepToast(page: Page): Promise<unknown> {
  return extendTimers(page, 8000);
}

/** Extends timers of this duration, in ms, also what is left of them after a pause: a state lasts until the test has examined it. */
export function extendTimers(page: Page, milliseconds: number): Promise<unknown> {
  return page.addInitScript((limit) => {
    const { setTimeout } = window;
    const extended = (callback: TimerHandler, delay = 0) =>
      setTimeout(callback, delay > limit / 2 && delay <= limit ? 600_000 : delay);
    Object.assign(window, { setTimeout: extended });
  }, milliseconds);
}

/** A handler for `page.route` that answers a request after the promise. */
export const holdUntil = (promise: Promise<void>) => async (route: Route) => {
  await promise;
  await route.fallback();
};

/** Puts every text into an element of its own, as a browser's translation does. */
export function translate(part: Locator): Promise<void> {
  return part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text.textContent ?? '');
    }
  });
}

/** Simulates that the browser offers to install the site. Returns whether the page keeps it from showing an offer of its own. */
export function offerInstallation(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    return !window.dispatchEvent(Object.assign(event, { prompt: async () => {} }));
  });
}
