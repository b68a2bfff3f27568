import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Desktop } from './desktop.ts';

/** An entry that Orca writes to its file (orca-customizations.py). */
export interface Entry {
  readonly said?: string;
  readonly live?: true;
  readonly interrupted?: true;
  readonly pressed?: string;
  /** Whether Orca kept the key from the browser. */
  readonly consumed?: boolean;
}

/** How long to wait for Orca and how often to look, in ms. While a machine's disk was busy, Orca needed 31 s to start. */
const WAIT = { timeout: 120_000, interval: 10 };

const customizations = 'orca-customizations.py';

export type Orca = Awaited<ReturnType<typeof startOrca>>;

/** Starts the screen reader Orca on a desktop, and waits for its first announcement. Orca writes to a file instead of speaking. */
export async function startOrca({ home, start, xdotool }: Desktop) {
  const transcript = join(home, 'transcript');
  const question = join(home, 'question');
  writeFileSync(transcript, '');
  const preferences = join(home, 'orca');
  mkdirSync(preferences);
  copyFileSync(join(import.meta.dirname, customizations), join(preferences, customizations));

  const entries = () => {
    const lines = readFileSync(transcript, 'utf8').split('\n');
    // The last line is empty or incomplete.
    return lines.slice(0, -1).map((line): Entry => JSON.parse(line));
  };
  const until = (state: string, holds: () => boolean) =>
    vi.waitFor(() => {
      if (!holds()) throw new Error(`Orca never ${state}`);
    }, WAIT);

  start('orca', ['--user-prefs', preferences, '--disable', 'braille']);
  await until('is on', () => entries().some(({ said }) => said !== undefined));
  return {
    entries,
    /** Sends a key to the desktop, and waits until Orca has handled it. Returns whether the browser gets it, too. */
    async press(...command: readonly string[]) {
      const handled = () => entries().filter(({ pressed }) => pressed !== undefined);
      const before = handled().length;
      xdotool(...command);
      await until('handles the key', () => handled().length > before);
      return handled().at(-1)?.consumed === false;
    },
    async untilIdle() {
      writeFileSync(question, '');
      await until('is idle', () => !existsSync(question));
    },
  };
}
