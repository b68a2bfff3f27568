import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { engines } from './engines.ts';
import { type Ability, lackOf } from './lacks.ts';
import { isNoise } from './noise.ts';
import { Origin } from './origin.ts';
import type { Engine, Settings, Visitor } from './visitor.ts';

/** What a journey is made with. */
export interface Journey {
  readonly engine: Engine;
  readonly visitor: Visitor;
  /** Of this journey alone: nothing is stored there when it begins. */
  readonly origin: Origin;
  /** Expects nothing new in the console but what is provoked or known; the journey's end does it, too. */
  readonly expectQuiet: () => Promise<void>;
}

interface Options {
  readonly needs?: readonly Ability[];
  /** Whether `npm test` makes it, too. */
  readonly isSample?: true;
  /** Console messages that the journey provokes. */
  readonly provoked?: readonly RegExp[];
}

type Describe = (title: string, options: Options, go: (journey: Journey) => Promise<void>) => void;

declare module 'vitest' {
  interface TaskMeta {
    /** Its cell in the table of what works (table-reporter.ts). */
    journey?: { readonly title: string; readonly engine: string; readonly lack?: string };
  }
}

const photographs = resolve(import.meta.dirname, '../test-results/engines');

/** Describes journeys of a visitor with these settings, once; they are made in every engine. */
export function journeys(
  theme: string,
  settings: Settings,
  describeAll: (journey: Describe) => void,
) {
  describe.each(engines.filter((engine) => engine.missing().length === 0))('$name', (engine) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await engine.start(settings);
      console.log(`${engine.name} is ${visitor.version}`);
    });
    afterAll(() => visitor.leave());

    describeAll((name, { needs = [], isSample, provoked = [] }, go) => {
      const title = `${theme}: ${name}`;
      const lack = lackOf(engine, needs);
      const options = {
        tags: isSample ? ['sample'] : [],
        meta: { journey: { title, engine: engine.name, ...(lack && { lack: lack.reason }) } },
      };
      test(title, options, async () => {
        const origin = await Origin.start();
        onTestFinished(() => origin.stop());
        onTestFinished(async () => {
          // What the page still does is no part of the next journey.
          await visitor.open('about:blank');
          await visitor.complaints();
        });
        const journey = {
          engine,
          visitor,
          origin,
          expectQuiet: () => expectQuiet(engine, visitor, provoked),
        };
        try {
          if (lack) {
            await visitor.open(origin.address);
            expect(await lack.isReal(visitor), `still true: ${lack.reason}`).toBe(true);
          } else {
            await go(journey);
            await journey.expectQuiet();
          }
        } catch (failure) {
          console.log(`${engine.name}, ${title}:`, await visitor.complaints());
          await keepPhotograph(journey, title);
          throw failure;
        }
      });
    });
  });
}

async function expectQuiet(
  engine: Engine,
  visitor: Visitor,
  provoked: readonly RegExp[],
): Promise<void> {
  const isExpected = (complaint: string) =>
    isNoise(engine, complaint) || provoked.some((message) => message.test(complaint));
  const complaints = await visitor.complaints();
  expect(
    complaints.filter((complaint) => !isExpected(complaint)),
    'in the console',
  ).toEqual([]);
}

async function keepPhotograph({ engine, visitor }: Journey, title: string): Promise<void> {
  mkdirSync(photographs, { recursive: true });
  const file = `${engine.name} ${title.replaceAll('/', '-')}.png`;
  writeFileSync(join(photographs, file), await visitor.photograph());
}
