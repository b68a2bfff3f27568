import type { Engine, Visitor } from './visitor.ts';

/** What a journey may need and not every engine, as it can be driven here, has. */
export type Feature = 'touch' | 'status of a stored page';

interface Limitation {
  readonly engine: Engine['name'];
  readonly feature: Feature;
  /** Goes into the table of what works. */
  readonly reason: string;
  /** Whether it is lacking still: an entry that is out of date fails. */
  readonly stillApplies: (visitor: Visitor) => Promise<boolean>;
}

/** The one place for what an engine lacks. */
const limitations: readonly Limitation[] = [
  {
    engine: 'WebKit',
    feature: 'touch',
    reason: 'the driver of WebKitGTK turns a finger into a mouse',
    stillApplies: async (visitor) => (await pointerOfTap(visitor)) === 'mouse',
  },
  {
    engine: 'WebKit',
    feature: 'status of a stored page',
    reason: 'WebKit tells neither page nor driver the status of a navigation',
    stillApplies: (visitor) =>
      visitor.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .every((entry) => Reflect.get(entry, 'responseStatus') === undefined),
      ),
  },
];

/** The first of these abilities that an engine lacks. */
export function limitationOf(engine: Engine, needs: readonly Feature[]): Limitation | undefined {
  return limitations.find(
    ({ engine: name, feature }) => name === engine.name && needs.includes(feature),
  );
}

/** What the page is told of a finger on it. */
async function pointerOfTap(visitor: Visitor): Promise<string> {
  const told = visitor.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('pointerdown', ({ pointerType }) => resolve(pointerType), { once: true });
      }),
  );
  await visitor.tap({ x: 10, y: 10 });
  return told;
}
