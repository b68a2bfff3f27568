import { expect, test as siteTest } from './site-test.ts';

/** The test of a11y and visual. Expects the console messages of the browser and the site about an unknown path. */
export const test = siteTest.extend({
  provoked: { messages: [/status of 404/, /^404: no page at/] },
});

export { expect };

/** Adds to the numbers that the run prints at its end (summary-reporter.ts). */
export function addToSummary(what: string, howMany: number): void {
  test.info().annotations.push({ type: `count: ${what}`, description: String(howMany) });
}
