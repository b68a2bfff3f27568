import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Builder, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { startScreen, TIMEOUT } from '#e2e/support/debian.ts';
import { type Browser, type Point, type Settings, windowSize } from './browser.ts';

const { TAB: Tab, ENTER: Enter, ESCAPE: Escape, F6, ARROW_RIGHT: ArrowRight, SPACE } = Key;
const keys = { Tab, Enter, Escape, F6, ArrowRight, ' ': SPACE };

const window = 'webkit-window.py';

/** `http://…/page:1:22: CONSOLE JS ERROR text`, or without an address and a source. */
const problem = /(?:^|: )CONSOLE (?:[A-Z]+ )*(?:ERROR|WARN) /;

/** Messages that are no fault of the site. */
const knownMessages = [
  // WebKit does not know this directive, and uses default-src instead, as Safari does.
  "Unrecognized Content-Security-Policy directive 'manifest-src'.",
  // WebKit says so when a busy machine needs more than a few seconds to run a script.
  'was preloaded using link preload but not used within a few seconds',
];

/** Starts Debian's WebKitGTK with its driver. Playwright's WebKit is a patched build and needs a download. */
export async function startWebKit({ scheme, zoom }: Settings): Promise<Browser> {
  const { width, height } = windowSize;
  const screen = await startScreen(width, height);
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...screen.environment,
      GDK_BACKEND: 'x11',
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // No accessibility bus.
      NO_AT_BRIDGE: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start(TIMEOUT))
    .withCapabilities({
      // The program's own name.
      browserName: window,
      'webkitgtk:browserOptions': {
        binary: resolve(import.meta.dirname, window),
        args: [screen.home, zoom, width, height].map(String),
      },
    })
    .build();

  // The driver ignores the zoom, and takes device px.
  const moveTo = ({ x, y }: Point) =>
    driver.actions().move({ x: Math.round(x * zoom), y: Math.round(y * zoom), duration: 0 });
  return {
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: (pageFunction, ...args) => driver.executeScript(pageFunction, ...args),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    moveTo: (point) => moveTo(point).perform(),
    click: (point) => moveTo(point).press().release().perform(),
    problems: () =>
      readFileSync(join(screen.home, 'console'), 'utf8')
        .split('\n')
        .filter(
          (line) => problem.test(line) && !knownMessages.some((known) => line.includes(known)),
        ),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await service.kill();
      await screen.close();
    },
  };
}
