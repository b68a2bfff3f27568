import { type Browser, chromium } from 'playwright';
import { chromiumPath } from '#e2e/support/browsers.ts';

/** The Chromium that the browser suites test with. */
export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch(executablePath === undefined ? {} : { executablePath });
}
