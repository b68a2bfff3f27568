import { type Browser, launch } from 'puppeteer-core';
import type { Desktop } from './desktop.ts';

const path = '/usr/bin/firefox-esr';

/** Nothing but the page may come up, and no visit may change what the next scenario hears. */
const preferences = {
  // Always on: Firefox may else take the screen reader for another kind of program.
  'accessibility.force_disabled': -1,
  'ui.prefersReducedMotion': 1,
  'places.history.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // The maps' provider cannot be reached, on any machine: nobody answers at that port.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Starts Firefox in a window on a desktop. */
export function startFirefox({ environment }: Desktop): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: path,
    headless: false,
    // The window's own size.
    defaultViewport: null,
    env: environment,
    extraPrefsFirefox: preferences,
  });
}
