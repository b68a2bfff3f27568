import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { engines } from './engines.ts';
import { isKnownMessage } from './known-messages.ts';
import { type Feature, limitationOf } from './limitations.ts';
import { Origin } from './origin.ts';
import type { Engine, Settings, Visitor } from './visitor.ts';

/** What a journey's function is given. */
export interface JourneyContext {
  readonly engine: Engine;
  readonly visitor: Visitor;
  /** Each journey has its own origin, so that nothing is stored for it at the start. */
  readonly origin: Origin;
  /** Expects only provoked and known messages in the console. Each journey ends with this check, too. */
  readonly expectNoConsoleProblems: () => Promise<void>;
}

interface Options {
  readonly needs?: readonly Feature[];
  /** Whether `npm test` runs it, too. */
  readonly isSample?: true;
  /** Console messages that the journey provokes. */
  readonly provoked?: readonly RegExp[];
}

type DefineJourney = (
  title: string,
  options: Options,
  run: (journey: JourneyContext) => Promise<void>,
) => void;

declare module 'vitest' {
  interface TaskMeta {
    /** The test's cell in the table of journeys and engines (table-reporter.ts). */
    journey?: { readonly title: string; readonly engine: string; readonly limitation?: string };
  }
}

const screenshotFolder = resolve(import.meta.dirname, '../../test-results/engines');

/** Defines journeys of a visitor with these settings; each runs in every installed engine. */
export function journeys(
  group: string,
  settings: Settings,
  define: (journey: DefineJourney) => void,
) {
  describe.each(engines.filter((engine) => engine.missing().length === 0))('$name', (engine) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await engine.start(settings);
      console.log(`${engine.name} is ${visitor.version}`);
    });
    afterAll(() => visitor.close());

    define((name, { needs = [], isSample, provoked = [] }, run) => {
      const title = `${group}: ${name}`;
      const limitation = limitationOf(engine, needs);
      const options = {
        tags: isSample ? ['sample'] : [],
        meta: {
          journey: {
            title,
            engine: engine.name,
            ...(limitation && { limitation: limitation.reason }),
          },
        },
      };
      test(title, options, async () => {
        const origin = await Origin.start();
        onTestFinished(() => origin.stop());
        onTestFinished(async () => {
          // The page's late messages must not count for the next journey.
          await visitor.open('about:blank');
          await visitor.consoleProblems();
        });
        const journey = {
          engine,
          visitor,
          origin,
          expectNoConsoleProblems: () => expectNoConsoleProblems(engine, visitor, provoked),
        };
        try {
          if (limitation) {
            await visitor.open(origin.address);
            expect(await limitation.stillApplies(visitor), `still true: ${limitation.reason}`).toBe(
              true,
            );
          } else {
            await run(journey);
            await journey.expectNoConsoleProblems();
          }
        } catch (failure) {
          // A browser that has crashed gives no evidence; its error must not replace the failure.
          await saveEvidence(journey, title).catch(console.log);
          throw failure;
        }
      });
    });
  });
}

async function expectNoConsoleProblems(
  engine: Engine,
  visitor: Visitor,
  provoked: readonly RegExp[],
): Promise<void> {
  const isExpected = (problem: string) =>
    isKnownMessage(engine, problem) || provoked.some((message) => message.test(problem));
  const problems = await visitor.consoleProblems();
  expect(
    problems.filter((problem) => !isExpected(problem)),
    'in the console',
  ).toEqual([]);
}

/** Prints what the console says, and saves what the window shows. */
async function saveEvidence({ engine, visitor }: JourneyContext, title: string): Promise<void> {
  console.log(`${engine.name}, ${title}:`, await visitor.consoleProblems());
  mkdirSync(screenshotFolder, { recursive: true });
  // GitHub stores no artifact whose name has a colon.
  const file = `${engine.name} ${title.replaceAll(/[/:]/g, '-')}.png`;
  writeFileSync(join(screenshotFolder, file), await visitor.screenshot());
}
