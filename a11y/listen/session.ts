import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Path } from '#content/paths.ts';
import { keyboardOf } from './keyboard.ts';
import type { Orca } from './orca.ts';
import { type Action, writeTranscript } from './transcript.ts';

type Step = () => Promise<unknown>;

export type Session = ReturnType<typeof sessionOf>;

export function sessionOf(site: string, orca: Orca, page: Page) {
  const { isInPage, press, untilIdle } = keyboardOf(page, orca);
  let actions: Action[] = [];
  /** How many of Orca's entries are already in the transcript or left out on purpose. */
  let recorded = 0;

  const addAction = (action: Omit<Action, 'entries'>, end = orca.entries().length) => {
    actions.push({ ...action, entries: orca.entries().slice(recorded, end) });
    recorded = end;
  };

  /** Waits until Orca is idle, and leaves out of the transcript what it has said since the last action. */
  const forget = async () => {
    await untilIdle();
    recorded = orca.entries().length;
  };

  /** Performs an action, often a key, and waits for its outcome; adds what Orca said, or only its live regions, to the transcript. */
  const record = async (
    action: string,
    perform: string | Step,
    outcome?: Step,
    heard?: Action['heard'],
  ) => {
    await (typeof perform === 'string' ? press(perform) : perform());
    await outcome?.();
    await untilIdle();
    addAction({ action, heard });
  };

  /** Presses a key until what Orca said since the press is the end; returns how many entries there were before that press. */
  const pressUntil = async (key: string, isEnd: (said: readonly string[]) => Promise<boolean>) => {
    let before: number;
    let said: readonly string[];
    do {
      before = orca.entries().length;
      await press(key);
      said = orca.entries().flatMap((entry, at) => (at < before ? [] : (entry.said ?? [])));
    } while (!(await isEnd(said)));
    return before;
  };

  return {
    page,
    press,
    forget,
    record,

    /** Begins a new transcript on an idle page: Orca finds the texts of a line by positions, which change while a page loads. */
    async open(path: Path | '/nowhere') {
      await untilIdle();
      await page.goto(site + path);
      await page.waitForSelector('html[data-idle]');
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      // At the start, and after Tab has left the page, the focus is in Firefox's toolbars.
      while (!(await isInPage())) await press('F6');
      await forget();
      actions = [];
    },

    async recordKeys(...keys: readonly string[]) {
      for (const key of keys) await record(`presses ${key}`, key);
    },

    recordText: (text: string) =>
      record(`types “${text}”`, async () => {
        for (const letter of text) await press(letter);
      }),

    /** Repeats a reading command until Orca wraps to the top, or Tab until the focus leaves the page; the last press is left out. */
    async recordToEnd(action: string, key: string) {
      const end = await pressUntil(key, async (said) =>
        key === 'Tab'
          ? !(await isInPage())
          : said.length === 0 || said.includes('Wrapping to top.'),
      );
      addAction({ action }, end);
      await press('ctrl+Home');
      await forget();
    },

    /** Presses Tab until Orca says the control with this name; the transcript has only this control. Throws after the page's last control. */
    async tabTo(name: string) {
      recorded = await pressUntil('Tab', async (said) => {
        if (!(await isInPage())) throw new Error(`Tab reaches no control named “${name}”`);
        return said.some((text) => text.startsWith(name));
      });
      addAction({ action: `goes to “${name}” by Tab` });
    },

    /** After an intended change run `npm run renew -- listen`, read the new transcript as if it were spoken, and commit it. */
    async expectTranscript(name: string) {
      const transcript = writeTranscript(actions);
      await expect(transcript).toMatchFileSnapshot(`transcripts/${name}.txt`);
      return transcript;
    },
  };
}
