import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    screenReader: typeof virtual;
  }
}

const address = '/virtual-screen-reader.js';
const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/**
 * A simulated screen reader inside the page (@guidepup/virtual-screen-reader: names, roles and states
 * by the W3C's mappings), and what it has said. It needs a context that bypasses the content policy.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #transcript: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts at the top of the open page. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.route(address, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await readFile(file, 'utf8') }),
    );
    // The reader knows `display` and `visibility`, not the `content-visibility` of closed menus, nor that
    // a browser that runs scripts gives a `noscript` no box.
    await page.addStyleTag({
      content: '[hidden="until-found"], noscript { visibility: hidden !important }',
    });
    await page.evaluate(async (module) => {
      const { virtual } = await import(module);
      window.screenReader = virtual;
      await virtual.start({ container: document.body });
    }, address);
    return new ScreenReader(page);
  }

  /** Reads from where the reader stands to the end. */
  async readOn(): Promise<void> {
    await this.#page.evaluate(async () => {
      const { screenReader } = window;
      while ((await screenReader.lastSpokenPhrase()) !== 'end of document') {
        await screenReader.next();
      }
    });
    await this.#note();
  }

  /** Lets the visitor do something, and listens until `outcome` has come about. */
  async hear(deed: string, act: () => Promise<void>, outcome: () => Promise<void>): Promise<void> {
    await this.#page.evaluate(() => window.screenReader.clearSpokenPhraseLog());
    this.#transcript.push('', `> ${deed}`);
    await act();
    await outcome();
    await this.#note();
  }

  /** Has the focused element said anew: this reader is silent when its state alone changes. */
  refocus(): Promise<void> {
    return this.#page.evaluate(() => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) return;
      activeElement.blur();
      activeElement.focus();
    });
  }

  /** All that was done and said, a line each. Where things end is left out: it says nothing new. */
  transcript(): string {
    return `${this.#transcript.join('\n').trim()}\n`;
  }

  async #note(): Promise<void> {
    const spoken = await this.#page.evaluate(() => window.screenReader.spokenPhraseLog());
    this.#transcript.push(...spoken.filter((phrase) => !phrase.startsWith('end of ')));
  }
}
