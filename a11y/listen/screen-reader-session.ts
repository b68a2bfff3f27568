import { spawnSync } from 'node:child_process';
import type { Page } from 'puppeteer-core';
import type { Path } from '#content/paths.ts';
import { Desktop } from './desktop.ts';
import { startFirefox } from './firefox.ts';
import { fontsLoaded, isFocused, isTyped, keysInPage, twoFrames } from './in-page.ts';
import { countKeys, type Entry, Orca } from './orca.ts';
import { TIMEOUT } from './timeout.ts';
import { type Action, type Heard, writeTranscript } from './transcript.ts';

/** Browser and screen reader are idle when this many checks in a row find the same entries. */
const IDLE_ROUNDS = 3;

/** A visitor who uses the site in Firefox with Orca and only a keyboard; records a transcript. */
export class ScreenReaderSession {
  readonly page: Page;
  readonly #site: string;
  readonly #desktop: Desktop;
  readonly #orca: Orca;
  #programs = new AsyncDisposableStack();
  readonly #actions: Action[] = [];
  /** How many of Orca's entries are already in the transcript or left out on purpose. */
  #recordedEntries = 0;

  private constructor(site: string, desktop: Desktop, orca: Orca, page: Page) {
    this.#site = site;
    this.#desktop = desktop;
    this.#orca = orca;
    this.page = page;
  }

  /** Starts a desktop, Orca and Firefox, for the site at this origin. Ends those that have started if a later one fails. */
  static async start(site: string): Promise<ScreenReaderSession> {
    await using started = new AsyncDisposableStack();
    const desktop = started.adopt(await Desktop.open(), (opened) => opened.close());
    const orca = started.adopt(await Orca.start(desktop), (running) => running.stop());
    const browser = started.adopt(await startFirefox(desktop), (running) => running.close());
    const [page] = await browser.pages();
    if (!page) throw new Error('Firefox opened no page');
    page.setDefaultTimeout(TIMEOUT);
    const session = new ScreenReaderSession(site, desktop, orca, page);
    await session.#untilIdle();
    session.#programs = started.move();
    return session;
  }

  /** Ends Firefox, Orca and the desktop, in this order. */
  async stop(): Promise<void> {
    await this.#programs.disposeAsync();
  }

  /**
   * Loads a page, waits until it is idle and has the focus, and begins a new transcript. Orca finds the texts of a line by
   * their positions, which may change while a page still loads.
   */
  async open(path: Path | '/nowhere'): Promise<void> {
    await this.page.goto(this.#site + path);
    await this.page.waitForSelector('html[data-idle]');
    await this.page.evaluate(fontsLoaded);
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

  /**
   * Presses a key, by its X11 name such as `Return` or `alt+Left`, and waits until Orca is idle. `to` is
   * `list` while the browser shows the options of a select: the page then receives no key events.
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
   * Types into the field that has the focus, and waits until Orca is idle after each letter. When a field
   * changes faster than Orca reads it, Orca loses its position and does not announce the next control.
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

  /** Repeats a reading command up to the end of the page, or until Orca wraps to the top. */
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

  /** Presses Tab until the focus leaves the page. */
  async tabToTheEnd(action: string): Promise<void> {
    let end = this.#orca.entries().length;
    for (;;) {
      await this.press('Tab');
      if (!(await this.#hasKeyboard())) break;
      end = this.#orca.entries().length;
    }
    this.#addAction(action, this.#orca.entries().slice(0, end));
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

  /** Performs an action that the transcript leaves out. */
  async withoutRecording(
    perform: () => Promise<unknown>,
    outcome?: () => Promise<unknown>,
  ): Promise<void> {
    await perform();
    await outcome?.();
    await this.#untilIdle();
    this.#recordedEntries = this.#orca.entries().length;
  }

  /** All actions, and what Orca said, since the page was opened. */
  transcript(): string {
    return writeTranscript(this.#actions);
  }

  #addAction(action: string, entries: readonly Entry[], heard: Heard = 'everything'): void {
    this.#actions.push({ action, entries: entries.slice(this.#recordedEntries), heard });
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

  #xdotool(...args: readonly string[]): void {
    const { status, stderr } = spawnSync('xdotool', args, { env: this.#desktop.environment });
    if (status !== 0) throw new Error(`xdotool ${args.join(' ')}: ${stderr}`);
  }
}
