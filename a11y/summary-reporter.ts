import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

const prefix = 'count: ';

/** Prints what the accessibility suite has measured, summed over its tests and workers. */
export default class SummaryReporter implements Reporter {
  readonly #counts = new Map<string, number>();

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations) {
      if (!type.startsWith(prefix)) continue;
      const what = type.slice(prefix.length);
      this.#counts.set(what, (this.#counts.get(what) ?? 0) + Number(description));
    }
  }

  onEnd(): void {
    if (this.#counts.size === 0) return;
    const counts = Array.from(this.#counts, ([what, howMany]) => `  ${howMany} ${what}`).sort();
    console.log(`\nAccessibility, passed:\n${counts.join('\n')}`);
  }
}
