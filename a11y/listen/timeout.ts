/**
 * How long to wait for the browser or the screen reader, in ms. Only a test that hangs waits as long. With 30 s, which is
 * also Puppeteer's limit, tests failed: while the machine's disk was busy, Orca needed 31 s to start.
 */
export const TIMEOUT = 120_000;
