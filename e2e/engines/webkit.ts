import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Builder, Key } from 'selenium-webdriver';
import { Origin } from 'selenium-webdriver/lib/input.js';
import { DriverService } from 'selenium-webdriver/remote';
import { end } from '#deploy/contract/processes.ts';
import { startScreen } from '#e2e/support/debian.ts';
import { type Browser, type Point, type Settings, windowSize } from './browser.ts';

const { TAB: Tab, ENTER: Enter, ESCAPE: Escape, F6, ARROW_RIGHT: ArrowRight, SPACE } = Key;
const keys = { Tab, Enter, Escape, F6, ArrowRight, ' ': SPACE };

const window = 'webkit-window.py';

/** How long to wait for the driver, in ms. Selenium's own 30 s end a start while the machine is busy. */
const TIMEOUT = 120_000;

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
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const { width, height } = windowSize;
  const screen = await startScreen(width, height);
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // No accessibility bus, and drawing by software.
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start(TIMEOUT))
    .withCapabilities({
      // The program's own name.
      browserName: window,
      'webkitgtk:browserOptions': {
        binary: resolve(import.meta.dirname, window),
        args: [folder, zoom, width, height].map(String),
      },
    })
    .build();

  // The driver ignores the zoom, and takes device px.
  const moveTo = ({ x, y }: Point) =>
    driver.actions().move({
      x: Math.round(x * zoom),
      y: Math.round(y * zoom),
      duration: 0,
      origin: Origin.VIEWPORT,
    });
  return {
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: (pageFunction, ...args) => driver.executeScript(pageFunction, ...args),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    moveTo: (point) => moveTo(point).perform(),
    click: (point) => moveTo(point).press().release().perform(),
    problems: () =>
      readFileSync(join(folder, 'console'), 'utf8')
        .split('\n')
        .filter(
          (line) => problem.test(line) && !knownMessages.some((known) => line.includes(known)),
        ),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await service.kill();
      await end(screen.process);
      rmSync(folder, { recursive: true });
    },
  };
}
