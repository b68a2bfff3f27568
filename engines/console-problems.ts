/** Logged at the start of every document, before any script of its own. */
export const documentStart = 'A document begins.';

/** What a console shows as errors and warnings, without what breaks off because its page is left. */
export class ConsoleProblems {
  #all: string[] = [];
  /** How many there were when the visitor left, until the next document begins. */
  #countWhenLeft: number | null = null;

  add(problem: string): void {
    this.#all.push(problem);
  }

  /** The page is about to be left: from here to the documentStart of the next one nobody reads on. */
  leavePage(): void {
    this.#countWhenLeft = this.#all.length;
  }

  startDocument(): void {
    if (this.#countWhenLeft !== null) this.#all.length = this.#countWhenLeft;
    this.#countWhenLeft = null;
  }

  /** Everything since this was last asked. */
  take(): string[] {
    if (this.#countWhenLeft !== null) this.#countWhenLeft = 0;
    return this.#all.splice(0);
  }
}
