import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, inject, onTestFailed, onTestFinished } from 'vitest';
import { Host } from '#e2e/support/host.ts';
import type { Settings } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { startWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of the project that runs the tests (vitest.config.ts). */
    engine: 'Firefox' | 'WebKit';
  }
}

/** A test in a browser that the journeys of a file with these settings share. */
const testIn = (settings: Settings) =>
  base
    .extend('start', { scope: 'file' }, () => {
      return { Firefox: startFirefox, WebKit: startWebKit }[inject('engine')];
    })
    .extend('browser', { scope: 'file' }, async ({ start }, { onCleanup }) => {
      const browser = await start(settings);
      onCleanup(() => browser.close());
      return browser;
    });

const tests = {
  usual: testIn({ scheme: 'light', zoom: 1 }),
  'dark at 200 %': testIn({ scheme: 'dark', zoom: 2 }),
};

interface Options {
  readonly browser?: keyof typeof tests;
  /** Whether `npm test` runs the journey, too. */
  readonly isSample?: true;
  readonly needsTouch?: true;
}

const screenshots = resolve(import.meta.dirname, '../../test-results/engines');

/** What a console says of requests that fail because a journey has made the host fail. */
const failedRequest =
  /Failed to load|could not be loaded|Load failed|NetworkError|dynamically imported module|access control checks|\b(404|500)\b/;

/**
 * Defines a journey, for every engine. Each has its own host at its own address, so that nothing is stored for it at the
 * start. A message in the console makes it fail.
 */
export function journey(
  title: string,
  { browser: settings = 'usual', isSample, needsTouch }: Options,
  run: (visitor: Visitor, host: Host) => Promise<void>,
): void {
  if (needsTouch && inject('engine') === 'WebKit') return;
  tests[settings](title, { tags: isSample ? ['sample'] : [] }, async ({ browser }) => {
    const host = new Host();
    const visitor = visitorOf(browser, await host.start());
    onTestFinished(async () => {
      // The page's late messages must not count for the next journey.
      await browser.goto('about:blank');
      browser.problems();
      await host.stop();
    });
    onTestFailed(async () => {
      mkdirSync(screenshots, { recursive: true });
      // GitHub stores no artifact whose name has a colon.
      const name = `${inject('engine')} ${title.replaceAll(':', ',')}.png`;
      writeFileSync(join(screenshots, name), await browser.screenshot());
    });
    await run(visitor, host);
    const isBroken = !host.isReachable || host.broken.size > 0;
    const problems = browser.problems().filter((text) => !(isBroken && failedRequest.test(text)));
    expect(problems, 'in the console').toEqual([]);
  });
}
