import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { end } from '#deploy/contract/child-process.ts';
import type { Desktop } from './desktop.ts';
import { TIMEOUT } from './timeout.ts';

/** An entry that Orca writes to its file (orca-customizations.py). */
export interface Entry {
  readonly said?: string;
  /** Said by a live region of the page. */
  readonly live?: true;
  readonly interrupted?: true;
  readonly pressed?: string;
  /** Whether Orca kept the key from the browser. */
  readonly consumed?: boolean;
  readonly idle?: string;
}

/** How long to wait for Orca and how often to look, in ms. */
const WAIT = { timeout: TIMEOUT, interval: 10 };

const customizations = join(import.meta.dirname, 'orca-customizations.py');

/** The screen reader Orca on a desktop. Orca writes to a file instead of speaking. */
export class Orca {
  readonly #process: ChildProcess;
  readonly #transcript: string;
  readonly #question: string;
  #questions = 0;

  private constructor(process: ChildProcess, transcript: string, question: string) {
    this.#process = process;
    this.#transcript = transcript;
    this.#question = question;
  }

  /** Starts Orca and waits for its first announcement. */
  static async start({ home, environment }: Desktop): Promise<Orca> {
    const preferences = join(home, 'orca');
    mkdirSync(preferences);
    copyFileSync(customizations, join(preferences, 'orca-customizations.py'));
    const transcript = join(home, 'transcript');
    const question = join(home, 'question');
    writeFileSync(transcript, '');
    const child = spawn('orca', ['--user-prefs', preferences, '--disable', 'braille'], {
      env: { ...environment, ORCA_TRANSCRIPT: transcript, ORCA_QUESTION: question },
      stdio: 'ignore',
    });
    await using started = new AsyncDisposableStack();
    const orca = started.adopt(new Orca(child, transcript, question), (running) => running.stop());
    await orca.#until('is on', (entries) => entries.some(({ said }) => said !== undefined));
    started.move();
    return orca;
  }

  /** All entries since the start, in order. */
  entries(): readonly Entry[] {
    const lines = readFileSync(this.#transcript, 'utf8').split('\n');
    // The last line is empty or incomplete.
    return lines.slice(0, -1).map((line): Entry => JSON.parse(line));
  }

  /** Waits until Orca has handled `count` keys since its start; returns whether the browser gets the last key. */
  async untilKeysHandled(count: number): Promise<boolean> {
    await this.#until(`handled ${count} keys`, (entries) => countKeys(entries) >= count);
    return this.entries().findLast(({ pressed }) => pressed !== undefined)?.consumed === false;
  }

  /** Waits until Orca has handled all events that it had received. */
  async untilIdle(): Promise<void> {
    this.#questions += 1;
    const question = String(this.#questions);
    writeFileSync(this.#question, question);
    await this.#until('is idle', (entries) => entries.some(({ idle }) => idle === question));
  }

  stop(): Promise<void> {
    return end(this.#process, 'SIGKILL');
  }

  async #until(state: string, holds: (entries: readonly Entry[]) => boolean): Promise<void> {
    await vi.waitFor(() => {
      if (!holds(this.entries())) throw new Error(`Orca never ${state}`);
    }, WAIT);
  }
}

/** How many keys Orca has handled. */
export function countKeys(entries: readonly Entry[]): number {
  return entries.filter(({ pressed }) => pressed !== undefined).length;
}
