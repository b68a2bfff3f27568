import { spawnSync } from 'node:child_process';
import type { Browser, Page } from 'puppeteer-core';
import type { Path } from '#content/paths.ts';
import { Desktop } from './desktop.ts';
import { startFirefox } from './firefox.ts';
import { isFocused, isTyped, keysInPage, twoFrames } from './in-page.ts';
import { countKeys, type Entry, Orca } from './orca.ts';
import { type Deed, writeTranscript } from './transcript.ts';

/** So often in a row browser and reader have nothing new before what was heard counts as all. */
const ROUNDS_OF_SILENCE = 3;

/** Somebody who listens to the site by Orca in Firefox, and has a keyboard alone. */
export class Listener {
  readonly page: Page;
  readonly #site: string;
  readonly #desktop: Desktop;
  readonly #orca: Orca;
  readonly #browser: Browser;
  readonly #deeds: Deed[] = [];
  /** How many of Orca's entries the transcript has, or leaves out. */
  #heard = 0;

  private constructor(site: string, desktop: Desktop, orca: Orca, browser: Browser, page: Page) {
    this.#site = site;
    this.#desktop = desktop;
    this.#orca = orca;
    this.#browser = browser;
    this.page = page;
  }

  /** Starts a desktop, the reader and the browser, for the site at this origin. */
  static async start(site: string): Promise<Listener> {
    const desktop = await Desktop.open();
    const orca = await Orca.start(desktop);
    const browser = await startFirefox(desktop);
    const [page] = await browser.pages();
    if (!page) throw new Error('Firefox opened no page');
    const listener = new Listener(site, desktop, orca, browser, page);
    await listener.#silence();
    return listener;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#orca.stop();
    await this.#desktop.close();
  }

  /** Opens a page anew, alive and with the keyboard in it, and begins a new transcript. */
  async open(path: Path | '/nowhere'): Promise<void> {
    await this.page.goto(this.#site + path);
    await this.page.waitForSelector('html[data-hydrated]');
    // At the start, and after Tab has left the page, Firefox has the keyboard in its own bars.
    while (!(await this.#hasKeyboard())) await this.press('F6');
    await this.#silence();
    this.#deeds.length = 0;
    this.#heard = this.#orca.entries().length;
  }

  /** Does something, and notes what is said until `outcome` has come about and all is silent. */
  async hear(
    deed: string,
    act: () => Promise<unknown>,
    outcome?: () => Promise<unknown>,
  ): Promise<void> {
    await act();
    await outcome?.();
    await this.#silence();
    this.#note(deed, this.#orca.entries());
  }

  /**
   * Presses a key, by its name in X11 such as `Return` or `alt+Left`, and waits for silence. Of a key
   * for a list that the browser itself has opened the page is not told.
   */
  async press(key: string, to: 'page' | 'list' = 'page'): Promise<void> {
    const keys = countKeys(this.#orca.entries());
    const inPage = await this.page.evaluate(keysInPage);
    this.#xdotool('key', '--clearmodifiers', key);
    const isForBrowser = await this.#orca.handledKeys(keys + 1);
    if (isForBrowser && to === 'page' && inPage !== null) {
      await this.page.waitForFunction((before) => (window.keysInPage ?? 0) > before, {}, inPage);
    }
    await this.#silence();
  }

  /**
   * Types into the field that has the focus, and waits for silence after each letter: of a field that
   * changes faster than Orca follows, it loses its place, and with it the next control.
   */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      const keys = countKeys(this.#orca.entries());
      this.#xdotool('type', letter);
      await this.#orca.handledKeys(keys + 1);
      await this.#silence();
    }
    await this.page.waitForFunction(isTyped, {}, text);
  }

  /** Presses a reading command again and again: to the end of the page, or until it begins anew. */
  async readOn(deed: string, key: string): Promise<void> {
    let end = this.#orca.entries().length;
    for (;;) {
      await this.press(key);
      const said = this.#saidSince(end);
      if (said.length === 0 || said.includes('Wrapping to top.')) break;
      end = this.#orca.entries().length;
    }
    this.#note(deed, this.#orca.entries().slice(0, end));
    this.#heard = this.#orca.entries().length;
  }

  /** Presses Tab until the keyboard leaves the page. */
  async tabToTheEnd(deed: string): Promise<void> {
    let end = this.#orca.entries().length;
    for (;;) {
      await this.press('Tab');
      if (!(await this.#hasKeyboard())) break;
      end = this.#orca.entries().length;
    }
    this.#note(deed, this.#orca.entries().slice(0, end));
  }

  /** Presses Tab until the control of this name has the focus, and notes what is said of that alone. */
  async tabTo(name: string): Promise<void> {
    let before = this.#heard;
    do {
      before = this.#orca.entries().length;
      await this.press('Tab');
    } while (!(await this.page.evaluate(isFocused, name)));
    this.#heard = before;
    this.#note(`goes to “${name}” by Tab`, this.#orca.entries());
  }

  /** Does something that the transcript leaves out. */
  async unheard(act: () => Promise<unknown>, outcome?: () => Promise<unknown>): Promise<void> {
    await act();
    await outcome?.();
    await this.#silence();
    this.#heard = this.#orca.entries().length;
  }

  /** All that was done and said since the page was opened. */
  transcript(): string {
    return writeTranscript(this.#deeds);
  }

  #note(deed: string, entries: readonly Entry[]): void {
    this.#deeds.push({ deed, entries: entries.slice(this.#heard) });
    this.#heard = entries.length;
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
  async #silence(): Promise<void> {
    let before = -1;
    for (let rounds = 0; rounds < ROUNDS_OF_SILENCE; rounds += 1) {
      await this.page.evaluate(twoFrames);
      await this.#orca.idle();
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
