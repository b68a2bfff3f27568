import { spawnSync } from 'node:child_process';
import type { Browser, Page } from 'puppeteer-core';
import type { Path } from '#content/paths.ts';
import { Desktop } from './desktop.ts';
import { startFirefox } from './firefox.ts';
import { isFocused, isTyped, keysInPage, twoFrames } from './in-page.ts';
import { countKeys, type Entry, Orca } from './orca.ts';
import { type Action, writeTranscript } from './transcript.ts';

/** So often in a row browser and reader have nothing new before what was heard counts as all. */
const IDLE_ROUNDS = 3;

/** Somebody who listens to the site by Orca in Firefox, and has a keyboard alone. */
export class ScreenReaderSession {
  readonly page: Page;
  readonly #site: string;
  readonly #desktop: Desktop;
  readonly #orca: Orca;
  readonly #browser: Browser;
  readonly #actions: Action[] = [];
  /** How many of Orca's entries the transcript has, or leaves out. */
  #recordedEntries = 0;

  private constructor(site: string, desktop: Desktop, orca: Orca, browser: Browser, page: Page) {
    this.#site = site;
    this.#desktop = desktop;
    this.#orca = orca;
    this.#browser = browser;
    this.page = page;
  }

  /** Starts a desktop, the reader and the browser, for the site at this origin. */
  static async start(site: string): Promise<ScreenReaderSession> {
    const desktop = await Desktop.open();
    const orca = await Orca.start(desktop);
    const browser = await startFirefox(desktop);
    const [page] = await browser.pages();
    if (!page) throw new Error('Firefox opened no page');
    const session = new ScreenReaderSession(site, desktop, orca, browser, page);
    await session.#untilIdle();
    return session;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#orca.stop();
    await this.#desktop.close();
  }

  /** Opens a page anew, alive and with the keyboard in it, and begins a new transcript. */
  async open(path: Path | '/nowhere'): Promise<void> {
    await this.page.goto(this.#site + path);
    await this.page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
    // At the start, and after Tab has left the page, Firefox has the keyboard in its own bars.
    while (!(await this.#hasKeyboard())) await this.press('F6');
    await this.#untilIdle();
    this.#actions.length = 0;
    this.#recordedEntries = this.#orca.entries().length;
  }

  /** Does something, and notes what is said until `outcome` has come about and all is silent. */
  async record(
    action: string,
    perform: () => Promise<unknown>,
    outcome?: () => Promise<unknown>,
  ): Promise<void> {
    await perform();
    await outcome?.();
    await this.#untilIdle();
    this.#addAction(action, this.#orca.entries());
  }

  /**
   * Presses a key, by its name in X11 such as `Return` or `alt+Left`, and waits for silence. Of a key
   * for a list that the browser itself has opened the page is not told.
   */
  async press(key: string, to: 'page' | 'list' = 'page'): Promise<void> {
    const keys = countKeys(this.#orca.entries());
    const inPage = await this.page.evaluate(keysInPage);
    this.#xdotool('key', '--clearmodifiers', key);
    const isForBrowser = await this.#orca.untilKeysHandled(keys + 1);
    if (isForBrowser && to === 'page' && inPage !== null) {
      await this.page.waitForFunction((before) => (window.keysInPage ?? 0) > before, {}, inPage);
    }
    await this.#untilIdle();
  }

  /**
   * Types into the field that has the focus, and waits for silence after each letter: of a field that
   * changes faster than Orca follows, it loses its place, and with it the next control.
   */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      const keys = countKeys(this.#orca.entries());
      this.#xdotool('type', letter);
      await this.#orca.untilKeysHandled(keys + 1);
      await this.#untilIdle();
    }
    await this.page.waitForFunction(isTyped, {}, text);
  }

  /** Presses a reading command again and again: to the end of the page, or until it begins anew. */
  async readToEnd(action: string, key: string): Promise<void> {
    let end = this.#orca.entries().length;
    for (;;) {
      await this.press(key);
      const said = this.#saidSince(end);
      if (said.length === 0 || said.includes('Wrapping to top.')) break;
      end = this.#orca.entries().length;
    }
    this.#addAction(action, this.#orca.entries().slice(0, end));
    this.#recordedEntries = this.#orca.entries().length;
  }

  /** Presses Tab until the keyboard leaves the page. */
  async tabToTheEnd(action: string): Promise<void> {
    let end = this.#orca.entries().length;
    for (;;) {
      await this.press('Tab');
      if (!(await this.#hasKeyboard())) break;
      end = this.#orca.entries().length;
    }
    this.#addAction(action, this.#orca.entries().slice(0, end));
  }

  /** Presses Tab until the control of this name has the focus, and notes what is said of that alone. */
  async tabTo(name: string): Promise<void> {
    let before = this.#recordedEntries;
    do {
      before = this.#orca.entries().length;
      await this.press('Tab');
    } while (!(await this.page.evaluate(isFocused, name)));
    this.#recordedEntries = before;
    this.#addAction(`goes to “${name}” by Tab`, this.#orca.entries());
  }

  /** Does something that the transcript leaves out. */
  async withoutRecording(
    perform: () => Promise<unknown>,
    outcome?: () => Promise<unknown>,
  ): Promise<void> {
    await perform();
    await outcome?.();
    await this.#untilIdle();
    this.#recordedEntries = this.#orca.entries().length;
  }

  /** All that was done and said since the page was opened. */
  transcript(): string {
    return writeTranscript(this.#actions);
  }

  #addAction(action: string, entries: readonly Entry[]): void {
    this.#actions.push({ action, entries: entries.slice(this.#recordedEntries) });
    this.#recordedEntries = entries.length;
  }

  #saidSince(entry: number): readonly string[] {
    return this.#orca
      .entries()
      .slice(entry)
      .flatMap(({ said }) => said ?? []);
  }

  #hasKeyboard(): Promise<boolean> {
    return this.page.evaluate(() => document.hasFocus());
  }

  /** Resolved when neither the browser nor the reader has anything left to do or to say. */
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

  #xdotool(...words: readonly string[]): void {
    const { status, stderr } = spawnSync('xdotool', words, { env: this.#desktop.environment });
    if (status !== 0) throw new Error(`xdotool ${words.join(' ')}: ${stderr}`);
  }
}
