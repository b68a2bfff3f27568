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

const testIn = (settings: Settings) =>
  base
    .extend('settings', { scope: 'file' }, () => settings)
    .extend('browser', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
      const start = { Firefox: startFirefox, WebKit: startWebKit }[inject('engine')];
      const browser = await start(settings);
      onCleanup(() => browser.close());
      return browser;
    });

const usual = testIn({ scheme: 'light', zoom: 1 });
const darkAndLarge = testIn({ scheme: 'dark', zoom: 2 });

const screenshots = resolve(import.meta.dirname, '../../test-results/engines');

/** What a console says of requests that fail because a journey has made the host fail. */
const failedRequest =
  /Failed to load|could not be loaded|Load failed|NetworkError|dynamically imported module|access control checks|\b(404|500)\b/;

/** With a host of its own, so that nothing is stored. `npm run test:whole` runs the `sample`; a `zoomed` one is at 200 %, and dark. */
export function journey(
  title: string,
  traits: readonly ('sample' | 'zoomed')[],
  run: (visitor: Visitor, host: Host) => Promise<void>,
): void {
  const test = traits.includes('zoomed') ? darkAndLarge : usual;
  test(title, { tags: traits.filter((trait) => trait === 'sample') }, async ({ browser }) => {
    const host = new Host();
    const visitor = visitorOf(browser, await host.start());
    const before = browser.problems().length;
    onTestFinished(async () => {
      // The page's late messages must not count for the next journey.
      await browser.goto('about:blank');
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
    const problems = browser
      .problems()
      .slice(before)
      .filter((text) => !(isBroken && failedRequest.test(text)));
    expect(problems, 'in the console').toEqual([]);
  });
}
