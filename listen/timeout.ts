/**
 * How long to wait for the browser or the screen reader, in ms. Only a test that hangs waits as long. Puppeteer's own 30 s
 * end a start of Firefox while the machine's disk is busy.
 */
export const TIMEOUT = 120_000;
