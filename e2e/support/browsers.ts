import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from 'playwright';

const systemChromiums = ['chromium', 'chromium-browser', 'google-chrome'];

const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/** The whole browser: `CHROMIUM_PATH`, else the system's, else Playwright's own (`undefined`). */
function chromiumPath(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen === undefined)
    return systemChromiums.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
  if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  return chosen;
}

/** The launch options of the whole browser. Without the channel, Playwright would start a headless shell of its own. */
export function wholeChromium(): LaunchOptions {
  const executablePath = chromiumPath();
  return executablePath === undefined ? { channel: 'chromium' } : { executablePath };
}

/** The headless shell takes half the time. Without the option it would round widths of letters, and break lines as no browser does. */
export function headlessChromium(): LaunchOptions {
  const isChosen = process.env['CHROMIUM_PATH'] !== undefined;
  const isWhole = isChosen || !existsSync(debianHeadlessShell);
  const executablePath = isWhole ? chromiumPath() : debianHeadlessShell;
  const args = ['--font-render-hinting=none'];
  return executablePath === undefined ? { args } : { executablePath, args };
}

export function hasChromium(): boolean {
  return chromiumPath() !== undefined || isInstalled(chromium);
}

/** Whether the suites would run in the system's whole Chromium because its headless shell is missing. */
export function lacksHeadlessShell(): boolean {
  const isChosen = process.env['CHROMIUM_PATH'] !== undefined;
  return !isChosen && chromiumPath() !== undefined && !existsSync(debianHeadlessShell);
}

/** Playwright's Firefox and WebKit, if Playwright has installed them. */
export const installedBrowsers = (['firefox', 'webkit'] as const).filter((name) =>
  isInstalled({ firefox, webkit }[name]),
);

function isInstalled(browser: BrowserType): boolean {
  return existsSync(browser.executablePath());
}
