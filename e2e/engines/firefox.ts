import { launch } from 'puppeteer-core';
import { type Settings, type Visitor, windowSize } from './visitor.ts';

/** How long to wait for the browser, in ms. Puppeteer's own 30 s end a start while the machine's disk is busy. */
const TIMEOUT = 120_000;

/** No background requests, the visitor's settings, and no other host than this machine. */
const preferences = (scheme: Settings['scheme']) => ({
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,

  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
  'ui.prefersReducedMotion': 0,
  // Without a screen Firefox finds no mouse. 6 is 2 (exact pointing) plus 4 (hover).
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  // In ms. A tap is two commands, and a busy machine may pause between them. After 300 ms Firefox would take it for a
  // long press (https://searchfox.org/mozilla-central/source/modules/libpref/init/StaticPrefList.yaml).
  'apz.max_tap_time': 600_000,

  // 1: use this proxy, except for this machine. No server listens at the port: other hosts cannot be reached.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
});

/** Starts Debian's Firefox, driven by WebDriver BiDi. Playwright's Firefox is a patched build and needs a download. */
export async function startFirefox({ scheme, zoom }: Settings): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    timeout: TIMEOUT,
    extraPrefsFirefox: preferences(scheme),
    defaultViewport: {
      // For the layout, zoom means fewer and larger CSS px on the same screen.
      width: windowSize.width / zoom,
      height: windowSize.height / zoom,
      deviceScaleFactor: zoom,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT);

  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  // The protocol reports the console's calls by scripts only, so the page's own script reports what the policy refuses.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });

  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    // As text, because Puppeteer's types do not accept generic arguments.
    evaluate: <Result>(pageFunction: unknown, ...args: readonly unknown[]) =>
      page.evaluate<[], () => Result>(`(${pageFunction})(...${JSON.stringify(args)})`),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    problems: () => problems.splice(0),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
