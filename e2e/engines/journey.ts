import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, inject, onTestFailed, onTestFinished } from 'vitest';
import { Host } from '#e2e/support/host.ts';
import { startFirefox } from './firefox.ts';
import type { enginePackages } from './packages.ts';
import type { Settings, Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of the project that runs the tests (vitest.config.ts). */
    engine: keyof typeof enginePackages;
  }
}

/** A test in a browser that all journeys of these settings share. */
const testIn = (settings: Settings) =>
  base
    .extend('start', { scope: 'worker' }, () => {
      return { Firefox: startFirefox, WebKit: startWebKit }[inject('engine')];
    })
    .extend('visitor', { scope: 'worker' }, async ({ start }, { onCleanup }) => {
      const visitor = await start(settings);
      onCleanup(() => visitor.close());
      return visitor;
    });

const tests = {
  usual: testIn({ scheme: 'light', zoom: 1 }),
  'dark at 200 %': testIn({ scheme: 'dark', zoom: 2 }),
};

/** What a journey's function is given. */
export interface Journey {
  readonly visitor: Visitor;
  /** Each journey has its own host at its own address, so that nothing is stored for it at the start. */
  readonly host: Host;
  readonly address: string;
}

interface Options {
  readonly browser?: keyof typeof tests;
  /** Whether `npm test` runs the journey, too. */
  readonly isSample?: true;
  readonly needsTouch?: true;
  /** Console messages that the journey provokes. */
  readonly provoked?: readonly RegExp[];
}

const screenshots = resolve(import.meta.dirname, '../../test-results/engines');

/** Defines a journey, for every engine. A console message that the journey does not provoke makes it fail. */
export function journey(
  title: string,
  { browser = 'usual', isSample, needsTouch, provoked = [] }: Options,
  run: (journey: Journey) => Promise<void>,
): void {
  if (needsTouch && inject('engine') === 'WebKit') return;
  tests[browser](title, { tags: isSample ? ['sample'] : [] }, async ({ visitor }) => {
    const host = new Host();
    const address = await host.start();
    onTestFinished(async () => {
      // The page's late messages must not count for the next journey.
      await visitor.open('about:blank');
      visitor.problems();
      await host.stop();
    });
    onTestFailed(async () => {
      mkdirSync(screenshots, { recursive: true });
      // GitHub stores no artifact whose name has a colon.
      const name = `${inject('engine')} ${title.replaceAll(/[/:]/g, '-')}.png`;
      writeFileSync(join(screenshots, name), await visitor.screenshot());
    });
    await run({ visitor, host, address });
    const isProvoked = (problem: string) => provoked.some((message) => message.test(problem));
    expect(
      visitor.problems().filter((problem) => !isProvoked(problem)),
      'in the console',
    ).toEqual([]);
  });
}
