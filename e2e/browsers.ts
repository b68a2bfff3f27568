import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';

const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium to test with: `CHROMIUM_PATH`, else the system's, else Playwright's own. */
export function chromiumPath(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen === undefined) return systemChromiums.find((path) => existsSync(path));
  if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  return chosen;
}

/** Whether there is any Chromium to test with. */
export function hasChromium(): boolean {
  return chromiumPath() !== undefined || isInstalled(chromium);
}

/** Firefox and WebKit take part where Playwright has installed its own. */
export const furtherBrowsers = (['firefox', 'webkit'] as const).filter((name) =>
  isInstalled({ firefox, webkit }[name]),
);

function isInstalled(browser: BrowserType): boolean {
  return existsSync(browser.executablePath());
}
