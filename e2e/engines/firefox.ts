import { launchFirefox, TIMEOUT } from '#e2e/support/debian.ts';
import { type Browser, type Settings, windowSize } from './browser.ts';

/** Starts Firefox for journeys. Playwright's Firefox is a patched build and needs a download. */
export async function startFirefox({ scheme, zoom }: Settings): Promise<Browser> {
  const browser = await launchFirefox({
    // For the layout, zoom means fewer and larger CSS px on the same screen.
    defaultViewport: {
      width: windowSize.width / zoom,
      height: windowSize.height / zoom,
      deviceScaleFactor: zoom,
    },
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 0,
      // Without a screen Firefox finds no mouse. 6 is 2 (exact pointing) plus 4 (hover).
      'ui.allPointerCapabilities': 6,
      'ui.primaryPointerCapabilities': 6,
      // In ms. On a busy machine a tap's two commands may be 300 ms apart, which Firefox would take for a long press.
      'apz.max_tap_time': 600_000,
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
  // The protocol reports no text of Error objects, and nothing that the content policy refuses: both are logged as strings.
  await page.evaluateOnNewDocument(() => {
    for (const level of ['error', 'warn'] as const) {
      const log = console[level].bind(console);
      console[level] = (...values: unknown[]) => log(...values.map(String));
    }
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });

  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    // As text, because Puppeteer's types do not accept generic arguments.
    evaluate: <Result>(pageFunction: unknown, ...args: readonly unknown[]) =>
      page.evaluate<[], () => Result>(`(${pageFunction})(...${JSON.stringify(args)})`),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    problems: () => problems,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
