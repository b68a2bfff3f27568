import { expect, test as siteTest } from './site-test.ts';

/** The suite's test. What a browser and the site say of an unknown address is expected. */
export const test = siteTest.extend({
  provoked: { messages: [/status of 404/, /^404: no page at/] },
});

export { expect };

/** Adds to the numbers that the run prints at its end (summary-reporter.ts). */
export function count(what: string, howMany: number): void {
  test.info().annotations.push({ type: `count: ${what}`, description: String(howMany) });
}
