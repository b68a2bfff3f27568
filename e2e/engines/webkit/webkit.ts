import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Builder, Key as DriverKey, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { Origin } from 'selenium-webdriver/lib/input.js';
import { end } from '#deploy/contract/child-process.ts';
import { documentStart } from '#e2e/engines/console-problems.ts';
import {
  type Engine,
  type Key,
  type Point,
  type Settings,
  type Visitor,
  windowSize,
} from '#e2e/engines/visitor.ts';
import { startScreen } from '#e2e/support/virtual-screen.ts';
import { Console } from './console.ts';
import { startDriver } from './driver.ts';
import { missingFiles, packages, pythonPath } from './files.ts';

/** Debian's WebKitGTK, driven by WebKitWebDriver. Playwright's WebKit is a patched build and needs a download. */
export const webkit: Engine = { name: 'WebKit', packages, missing: missingFiles, start };

async function start({ scheme, zoom }: Settings): Promise<Visitor> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = await startScreen(windowSize.width, windowSize.height);
  const console = new Console(join(folder, 'console'));
  const server = await startDriver({
    ...environment(folder),
    DISPLAY: screen.display,
    GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  });
  const driver = await new Builder()
    .usingServer(server.address)
    .withCapabilities({
      browserName: 'WebKitGTK',
      'webkitgtk:browserOptions': { binary: writeStarter(folder, zoom, console.file), args: [] },
    })
    .build();
  const devicePoint = (point: Point) => toDevicePoint(zoom, point);
  const capabilities = await driver.getCapabilities();

  return {
    version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    open(address) {
      console.leavePage();
      return driver.get(address);
    },
    reload() {
      console.leavePage();
      return driver.navigate().refresh();
    },
    evaluate: (pageFunction, ...args) => driver.executeScript(pageFunction, ...args),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    moveTo: (point) => driver.actions().move(devicePoint(point)).perform(),
    click: (point) => driver.actions().move(devicePoint(point)).press().release().perform(),
    tap: (point) => tap(driver, devicePoint(point)),
    consoleProblems: async () => console.take(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await end(server.process);
      await end(screen.process);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes a script that starts the browser with its output in a file: the driver would discard the output. */
function writeStarter(folder: string, zoom: number, console: string): string {
  const browser = resolve(import.meta.dirname, 'browser.py');
  const { width, height } = windowSize;
  const file = join(folder, 'browser');
  const command = `exec ${pythonPath} -u "${browser}" "${folder}" "${documentStart}" ${zoom} ${width} ${height}`;
  writeFileSync(file, `#!/bin/sh\n${command} >>"${console}" 2>&1\n`, { mode: 0o755 });
  return file;
}

/** The environment of a visitor: new folders, software rendering and no accessibility bus. */
function environment(folder: string): Record<string, string> {
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    return path;
  };
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: own('home'),
    XDG_RUNTIME_DIR: own('run'),
    XDG_CONFIG_HOME: own('config'),
    XDG_CACHE_HOME: own('cache-home'),
    XDG_DATA_HOME: own('data-home'),
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
}

/** The driver ignores the zoom, and takes device px. */
const toDevicePoint = (zoom: number, { x, y }: Point) => ({
  x: Math.round(x * zoom),
  y: Math.round(y * zoom),
  duration: 0,
  origin: Origin.VIEWPORT,
});

function tap(driver: WebDriver, devicePoint: object): Promise<void> {
  // Selenium's types do not know touch input.
  const finger = {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', ...devicePoint },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
  return driver.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]));
}

const keys: Readonly<Record<Key, string>> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Space: DriverKey.SPACE,
  F6: DriverKey.F6,
  ArrowRight: DriverKey.ARROW_RIGHT,
};
