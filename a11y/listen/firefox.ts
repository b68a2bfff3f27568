import { type Browser, launch } from 'puppeteer-core';
import type { Desktop } from './desktop.ts';
import { TIMEOUT } from './timeout.ts';

const path = '/usr/bin/firefox-esr';

/** Firefox must show only the page, and no visit may change the next transcript. */
const preferences = {
  // -1: accessibility is always on. Otherwise Firefox may not recognise the screen reader.
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
  // No server listens at this port, so Firefox never loads the maps.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Starts Firefox in a window on a desktop. */
export function startFirefox({ environment }: Desktop): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: path,
    timeout: TIMEOUT,
    headless: false,
    // null: the page fills the window.
    defaultViewport: null,
    env: environment,
    extraPrefsFirefox: preferences,
  });
}
