import { expect, test as siteTest } from './site-test.ts';

/** The test of a11y and visual. Expects the console messages of the browser and the site about an unknown path. */
export const test = siteTest.extend({
  provoked: { messages: [/status of 404/, /^404: no page at/] },
});

export { expect };
