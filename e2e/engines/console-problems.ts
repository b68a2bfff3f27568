/** The message that is logged at the start of every document, before the document's own scripts. */
export const documentStart = 'A document begins.';

/** The errors and warnings of a console. Errors of requests that a navigation aborts are left out. */
export class ConsoleProblems {
  #all: string[] = [];
  /** How many problems there were when the visitor left the page; null once the next document has started. */
  #countWhenLeft: number | null = null;

  add(problem: string): void {
    this.#all.push(problem);
  }

  /** Call it before a navigation: problems are ignored until the next document starts. */
  leavePage(): void {
    this.#countWhenLeft = this.#all.length;
  }

  startDocument(): void {
    if (this.#countWhenLeft !== null) this.#all.length = this.#countWhenLeft;
    this.#countWhenLeft = null;
  }

  /** Returns the problems since the last call. */
  take(): string[] {
    if (this.#countWhenLeft !== null) this.#countWhenLeft = 0;
    return this.#all.splice(0);
  }
}
