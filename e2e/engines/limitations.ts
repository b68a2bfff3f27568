import { expect } from 'vitest';
import type { Engine, Visitor } from './visitor.ts';

/** A feature that a journey may need, and that the driver of an engine may not have. */
export type Feature = 'touch' | 'status of a stored page';

interface Limitation {
  readonly engine: Engine['name'];
  readonly feature: Feature;
  /** Printed in the table of journeys and engines. */
  readonly reason: string;
  /** Whether the engine still lacks the feature: an entry that is out of date fails. */
  readonly stillApplies: (visitor: Visitor) => Promise<boolean>;
}

/** All known limitations of the engines. */
const limitations: readonly Limitation[] = [
  {
    engine: 'WebKit',
    feature: 'touch',
    reason: 'the driver of WebKitGTK sends mouse events for a touch',
    stillApplies: async (visitor) => (await pointerOfTap(visitor)) === 'mouse',
  },
  {
    engine: 'WebKit',
    feature: 'status of a stored page',
    reason: 'neither a page nor the driver can read the status of a navigation in WebKit',
    stillApplies: (visitor) =>
      visitor.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .every((entry) => Reflect.get(entry, 'responseStatus') === undefined),
      ),
  },
];

/** The limitation for the first needed feature that an engine lacks. */
export function limitationOf(engine: Engine, needs: readonly Feature[]): Limitation | undefined {
  return limitations.find(
    ({ engine: name, feature }) => name === engine.name && needs.includes(feature),
  );
}

/** The pointer type that the page receives for a tap. */
async function pointerOfTap(visitor: Visitor): Promise<string> {
  await visitor.evaluate(() => {
    const { dataset } = document.documentElement;
    const note = ({ pointerType }: PointerEvent) => {
      dataset['pointer'] = pointerType;
    };
    addEventListener('pointerdown', note, { once: true });
  });
  await visitor.tap({ x: 10, y: 10 });
  const received = () => visitor.evaluate(() => document.documentElement.dataset['pointer'] ?? '');
  await expect.poll(received).not.toBe('');
  return received();
}
