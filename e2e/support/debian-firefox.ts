import { type Browser, type LaunchOptions, launch } from 'puppeteer-core';

/** How long to wait for the browser, in ms. Puppeteer's own 30 s end a start while the machine's disk is busy. */
export const TIMEOUT = 120_000;

/** Launches Debian's Firefox by WebDriver BiDi. This machine is the only host that it can reach. */
export function launchFirefox(options: LaunchOptions): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    timeout: TIMEOUT,
    ...options,
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      // 1: use this proxy, except for this machine. No server listens at the port.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      ...options.extraPrefsFirefox,
    },
  });
}
