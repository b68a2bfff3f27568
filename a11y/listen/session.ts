import type { LaunchOptions, Page } from 'puppeteer-core';
import { test as base, expect } from 'vitest';
import type { Path } from '#content/paths.ts';
import { launchFirefox, TIMEOUT } from '#e2e/support/debian.ts';
import { Host } from '#e2e/support/host.ts';
import { officeTime, stopTime } from '#e2e/support/simulated-browser.ts';
import { type Desktop, type Entry, Orca, openDesktop } from './orca.ts';
import { type Action, type Heard, writeTranscript } from './transcript.ts';

declare global {
  interface Window {
    keysInPage?: number;
  }
}

/** The tests of a file share one host that serves the built site, and one desktop with Orca and Firefox. */
export const test = base
  .extend('host', { scope: 'file' }, () => new Host())
  .extend('session', { scope: 'file' }, async ({ host }, { onCleanup }) => {
    const programs = new AsyncDisposableStack();
    onCleanup(() => programs.disposeAsync());
    programs.defer(() => host.stop());
    const desktop = programs.adopt(await openDesktop(), (opened) => opened.close());
    const orca = programs.adopt(new Orca(desktop), (running) => running.stop());
    await orca.untilOn();
    const browser = programs.adopt(await launchFirefox(firefox(desktop)), (one) => one.close());
    const [page] = await browser.pages();
    if (!page) throw new Error('Firefox opened no page');
    page.setDefaultTimeout(TIMEOUT);
    await page.evaluateOnNewDocument(stopTime, officeTime);
    return new Session(await host.start(), orca, page);
  });

const firefox = ({ environment }: Desktop): LaunchOptions => ({
  headless: false,
  // null: the page fills the window.
  defaultViewport: null,
  env: environment,
  extraPrefsFirefox: {
    // -1: accessibility is always on. Otherwise Firefox may not recognise the screen reader.
    'accessibility.force_disabled': -1,
    'ui.prefersReducedMotion': 1,
    // No visit may change the next transcript, and Firefox must show only the page.
    'places.history.enabled': false,
    'browser.aboutwelcome.enabled': false,
  },
});

/** Browser and screen reader are idle when this many checks in a row find the same entries. */
const IDLE_ROUNDS = 3;

/** A visitor who uses the site in Firefox with Orca and only a keyboard; records a transcript. */
export class Session {
  readonly page: Page;
  readonly #site: string;
  readonly #orca: Orca;
  readonly #actions: Action[] = [];
  /** How many of Orca's entries are already in the transcript or left out on purpose. */
  #recordedEntries = 0;

  constructor(site: string, orca: Orca, page: Page) {
    this.#site = site;
    this.#orca = orca;
    this.page = page;
  }

  /**
   * Loads a page, waits until it is idle and has the focus, and begins a new transcript. Orca finds the texts of a line by
   * their positions, which may change while a page still loads.
   */
  async open(path: Path | '/nowhere'): Promise<void> {
    await this.#untilIdle();
    await this.page.goto(this.#site + path);
    await this.page.waitForSelector('html[data-idle]');
    await this.page.waitForFunction(() => document.fonts.status === 'loaded');
    // At the start, and after Tab has left the page, the focus is in Firefox's toolbars.
    while (!(await this.#hasKeyboard())) await this.press('F6');
    await this.#untilIdle();
    this.#actions.length = 0;
    this.#recordedEntries = this.#orca.entries().length;
  }

  /** Performs an action and waits for its outcome; adds what Orca said, or only its live regions, to the transcript. */
  async record(
    action: string,
    perform: () => Promise<unknown>,
    outcome?: () => Promise<unknown>,
    heard: Heard = 'everything',
  ): Promise<void> {
    await perform();
    await outcome?.();
    await this.#untilIdle();
    this.#addAction(action, this.#orca.entries(), heard);
  }

  /** Presses a key as an action. */
  recordKey(
    action: string,
    key: string,
    outcome?: () => Promise<unknown>,
    heard?: Heard,
  ): Promise<void> {
    return this.record(action, () => this.press(key), outcome, heard);
  }

  /** Presses keys, one action each. */
  async recordKeys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.recordKey(`presses ${key}`, key);
  }

  /**
   * Presses a key, by its X11 name such as `Return` or `alt+Left`, and waits until Orca is idle. `to` is
   * `list` while the browser shows the options of a select: the page then receives no key events.
   */
  async press(key: string, to: 'page' | 'list' = 'page'): Promise<void> {
    const keys = this.#orca.keys();
    const inPage = await this.page.evaluate(keysInPage);
    this.#orca.xdotool('key', '--clearmodifiers', key);
    const isForBrowser = await this.#orca.untilKeysHandled(keys + 1);
    if (isForBrowser && to === 'page' && inPage !== null) {
      await this.page.waitForFunction((before) => (window.keysInPage ?? 0) > before, {}, inPage);
    }
    await this.#untilIdle();
  }

  /**
   * Types into the field that has the focus, and waits until Orca is idle after each letter. When a field
   * changes faster than Orca reads it, Orca loses its position and does not announce the next control.
   */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      const keys = this.#orca.keys();
      this.#orca.xdotool('type', letter);
      await this.#orca.untilKeysHandled(keys + 1);
      await this.#untilIdle();
    }
    await this.page.waitForFunction(
      (typed) => document.activeElement && Reflect.get(document.activeElement, 'value') === typed,
      {},
      text,
    );
  }

  /** Repeats a reading command up to the end of the page, or until Orca wraps to the top. */
  readToEnd(action: string, key: string): Promise<void> {
    return this.#repeat(action, key, async (entries) => {
      const said = entries.flatMap((entry) => entry.said ?? []);
      return said.length === 0 || said.includes('Wrapping to top.');
    });
  }

  /** Presses a key until Orca says this text; returns the number of presses. Throws if Orca wraps to the top before. */
  async recordUntil(action: string, key: string, text: string): Promise<number> {
    let presses = 0;
    let said: readonly string[];
    do {
      const before = this.#orca.entries().length;
      await this.press(key);
      presses += 1;
      const entries = this.#orca.entries().slice(before);
      said = entries.flatMap((entry) => entry.said ?? []);
      if (said.includes('Wrapping to top.')) throw new Error(`Orca never says “${text}”`);
    } while (!said.some((utterance) => utterance.includes(text)));
    this.#addAction(action, this.#orca.entries());
    return presses;
  }

  /** Presses Tab until the focus leaves the page. */
  tabToTheEnd(action: string): Promise<void> {
    return this.#repeat(action, 'Tab', async () => !(await this.#hasKeyboard()));
  }

  /** Presses Tab until the control with this name has the focus; the transcript has only this control. Throws after the page's last control. */
  async tabTo(name: string): Promise<void> {
    let before: number;
    do {
      before = this.#orca.entries().length;
      await this.press('Tab');
      if (!(await this.#hasKeyboard())) throw new Error(`Tab reaches no control named “${name}”`);
    } while (!(await this.page.evaluate(isFocused, name)));
    this.#recordedEntries = before;
    this.#addAction(`goes to “${name}” by Tab`, this.#orca.entries());
  }

  /** Waits until Orca is idle, and leaves out of the transcript what it has said since the last action. */
  async forget(): Promise<void> {
    await this.#untilIdle();
    this.#recordedEntries = this.#orca.entries().length;
  }

  /**
   * Compares the transcript since the page was opened with the reviewed transcript. After an intended change run
   * `npm run renew -- listen`, read the new transcript as if it were spoken, and commit it if you agree.
   */
  async expectTranscript(name: string): Promise<void> {
    const transcript = writeTranscript(this.#actions);
    await expect(transcript).toMatchFileSnapshot(`transcripts/${name}.txt`);
  }

  /** Presses a key until what Orca wrote since the press is the end, which the transcript leaves out. */
  async #repeat(
    action: string,
    key: string,
    isEnd: (entries: readonly Entry[]) => Promise<boolean>,
  ): Promise<void> {
    let end: number;
    do {
      end = this.#orca.entries().length;
      await this.press(key);
    } while (!(await isEnd(this.#orca.entries().slice(end))));
    this.#addAction(action, this.#orca.entries().slice(0, end));
    await this.forget();
  }

  #addAction(action: string, entries: readonly Entry[], heard: Heard = 'everything'): void {
    this.#actions.push({ action, entries: entries.slice(this.#recordedEntries), heard });
    this.#recordedEntries = entries.length;
  }

  #hasKeyboard(): Promise<boolean> {
    return this.page.evaluate(() => document.hasFocus());
  }

  /** Waits until neither Firefox nor Orca has work left. */
  async #untilIdle(): Promise<void> {
    let before = -1;
    for (let rounds = 0; rounds < IDLE_ROUNDS; rounds += 1) {
      await this.page.evaluate(twoFrames);
      await this.#orca.untilIdle();
      const now = this.#orca.entries().filter(({ idle }) => idle === undefined).length;
      if (now !== before) rounds = 0;
      before = now;
    }
  }
}

/** Runs in the page: waits for two frames, because Firefox reports changes to screen readers when it draws a frame. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Runs in the page: how many keys it has received; `null` while the focus is outside the page or in a frame. */
function keysInPage(): number | null {
  if (window.keysInPage === undefined) {
    window.keysInPage = 0;
    const count = () => {
      window.keysInPage = (window.keysInPage ?? 0) + 1;
    };
    window.addEventListener('keydown', count, { capture: true });
  }
  const isOutsidePage = !document.hasFocus() || document.activeElement?.tagName === 'IFRAME';
  return isOutsidePage ? null : window.keysInPage;
}

/** Runs in the page: whether the control with this name has the focus. */
function isFocused(name: string): boolean {
  const element = document.activeElement;
  const text = (element?.closest('label') ?? element)?.textContent;
  const label = element?.getAttribute('aria-label') ?? text ?? '';
  return label.replace(/\s+/g, ' ').trim() === name;
}
