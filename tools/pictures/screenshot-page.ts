import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { wholeChromium } from '#e2e/support/browsers.ts';
import { officeTime, stopTime } from '#e2e/support/simulated-browser.ts';
import { isDrawn, scrollToDrawings } from '#e2e/support/waiting.ts';

/** How a page is shown on a screenshot. */
interface Appearance {
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** Pixels per CSS px. */
  readonly scale: number;
  readonly scheme: 'light' | 'dark';
}

/** The limit of one action, in ms: a long screenshot takes minutes on a busy machine. */
const timeout = 180_000;

/** A browser page for screenshots: no motion and therefore no film, no worker, empty maps, and a clock that stands. */
export async function newScreenshotPage(browser: Browser, origin: string, appearance: Appearance) {
  const page = await browser.newPage({
    viewport: { width: appearance.width, height: appearance.height },
    deviceScaleFactor: appearance.scale,
    colorScheme: appearance.scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  page.setDefaultTimeout(timeout);
  await page.addInitScript(stopTime, officeTime);
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  return page;
}

/** Opens an address and waits until the page is idle and its drawings, fonts and pictures have loaded. */
export async function openForScreenshot(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // src/app/start-when-idle.ts reports that the page loads nothing more by itself.
  await page.locator('html[data-idle]').waitFor({ state: 'attached' });
  await page.evaluate(scrollToDrawings);
  await page.waitForFunction(isDrawn);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
}

/** The Chromium that the browser suites test with. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(wholeChromium());
}

function fontFace(family: string, source: string): string {
  const font = readFileSync(fileURLToPath(import.meta.resolve(source))).toString('base64');
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${font});font-weight:300 900}`;
}

/** The site's fonts as CSS with data URLs, for documents that are rendered without a server. */
export const fonts = [
  fontFace(
    'Familjen Grotesk Variable',
    '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  ),
  fontFace(
    'Figtree Variable',
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ),
].join('');
