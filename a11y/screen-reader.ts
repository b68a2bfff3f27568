import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Locator, type Page } from 'playwright/test';

declare global {
  interface Window {
    screenReader: typeof virtual;
  }
}

const address = '/virtual-screen-reader.js';
const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/**
 * A simulated screen reader inside the page (@guidepup/virtual-screen-reader: names, roles and states
 * by the W3C's mappings), with a record of what it says. Its context must bypass the content policy.
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
    // The reader ignores the `content-visibility` of closed menus, and does not know that a browser that
    // runs scripts hides `noscript`.
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

  /** Reads from the current position to the end of the page. */
  async readToEnd(): Promise<void> {
    await this.#page.evaluate(async () => {
      const { screenReader } = window;
      while ((await screenReader.lastSpokenPhrase()) !== 'end of document') {
        await screenReader.next();
      }
    });
    await this.#collectPhrases();
  }

  /** Performs an action, waits until this element has the focus, or for another outcome, and records what the reader said. */
  async record(
    action: string,
    act: () => Promise<void>,
    outcome: Locator | (() => Promise<void>),
  ): Promise<void> {
    await this.#page.evaluate(() => window.screenReader.clearSpokenPhraseLog());
    this.#transcript.push('', `> ${action}`);
    await act();
    await (typeof outcome === 'function' ? outcome() : expect(outcome).toBeFocused());
    await this.#collectPhrases();
  }

  /** Waits until the reader has said this: it says a text of the live region some time after the page shows the outcome. */
  async hear(phrase: string): Promise<void> {
    await expect.poll(() => this.#spoken()).toContain(phrase);
  }

  /** Makes the reader say the focused element again: it is silent when only the element's state changes. */
  refocus(): Promise<void> {
    return this.#page.evaluate(() => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) return;
      activeElement.blur();
      activeElement.focus();
    });
  }

  /** Every action and every spoken phrase, one a line. The end of an element is left out: it adds nothing. */
  transcript(): string {
    return `${this.#transcript.join('\n').trim()}\n`;
  }

  async #collectPhrases(): Promise<void> {
    const spoken = await this.#spoken();
    this.#transcript.push(...spoken.filter((phrase) => !phrase.startsWith('end of ')));
  }

  #spoken(): Promise<readonly string[]> {
    return this.#page.evaluate(() => window.screenReader.spokenPhraseLog());
  }
}
