import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import {
  type Engine,
  type Json,
  type Key,
  type Settings,
  type Visitor,
  windowSize,
} from '#e2e/engines/visitor.ts';
import { watchConsole } from './console.ts';
import { preferences } from './preferences.ts';

const executable = '/usr/bin/firefox-esr';

/** How long to wait for the browser, in ms. Puppeteer's own 30 s end a start while the machine's disk is busy. */
const TIMEOUT = 120_000;

/** Debian's Firefox, driven by WebDriver BiDi. Playwright's Firefox is a patched build and needs a download. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => [executable].filter((file) => !existsSync(file)),
  start,
};

async function start({ scheme, zoom }: Settings): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable,
    timeout: TIMEOUT,
    headless: true,
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
  const console = await watchConsole(page);

  return {
    version: await browser.version(),
    async open(address) {
      console.leavePage();
      await page.goto(address);
    },
    async reload() {
      console.leavePage();
      await page.reload();
    },
    evaluate<Args extends readonly Json[], Result>(
      pageFunction: (...args: Args) => Result,
      ...args: Args
    ) {
      // The function is passed as text, because Puppeteer's types do not accept generic arguments.
      const values = args.map((value) => JSON.stringify(value));
      return page.evaluate<[], () => Result>(`(${pageFunction})(${values})`);
    },
    press: (key) => page.keyboard.press(keys[key]),
    type: (text) => page.keyboard.type(text),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    consoleProblems: async () => console.take(),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

const keys: Readonly<Record<Key, KeyInput>> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: ' ',
  F6: 'F6',
  ArrowRight: 'ArrowRight',
};
