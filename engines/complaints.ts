/** Logged at the start of every document, before any script of its own. */
export const beginning = 'A document begins.';

/** What a console shows as errors and warnings, without what breaks off because its page is left. */
export class Complaints {
  #all: string[] = [];
  /** How many there were when the visitor left, until the next document begins. */
  #whenLeft: number | null = null;

  add(complaint: string): void {
    this.#all.push(complaint);
  }

  /** The page is about to be left: from here to the beginning of the next one nobody reads on. */
  leavePage(): void {
    this.#whenLeft = this.#all.length;
  }

  begin(): void {
    if (this.#whenLeft !== null) this.#all.length = this.#whenLeft;
    this.#whenLeft = null;
  }

  /** Everything since this was last asked. */
  take(): string[] {
    if (this.#whenLeft !== null) this.#whenLeft = 0;
    return this.#all.splice(0);
  }
}
