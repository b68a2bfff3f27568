import type { Engine, Visitor } from './visitor.ts';

/** What a journey may need and not every engine, as it can be driven here, has. */
export type Ability = 'touch' | 'status of a stored page';

interface Lack {
  readonly engine: Engine['name'];
  readonly ability: Ability;
  /** Goes into the table of what works. */
  readonly reason: string;
  /** Whether it is lacking still: an entry that is out of date fails. */
  readonly isReal: (visitor: Visitor) => Promise<boolean>;
}

/** The one place for what an engine lacks. */
const lacks: readonly Lack[] = [
  {
    engine: 'WebKit',
    ability: 'touch',
    reason: 'the driver of WebKitGTK turns a finger into a mouse',
    isReal: async (visitor) => (await pointerOfTap(visitor)) === 'mouse',
  },
  {
    engine: 'WebKit',
    ability: 'status of a stored page',
    reason: 'WebKit tells neither page nor driver the status of a navigation',
    isReal: (visitor) =>
      visitor.ask(() =>
        performance
          .getEntriesByType('navigation')
          .every((entry) => Reflect.get(entry, 'responseStatus') === undefined),
      ),
  },
];

/** The first of these abilities that an engine lacks. */
export function lackOf(engine: Engine, needs: readonly Ability[]): Lack | undefined {
  return lacks.find(({ engine: name, ability }) => name === engine.name && needs.includes(ability));
}

/** What the page is told of a finger on it. */
async function pointerOfTap(visitor: Visitor): Promise<string> {
  const told = visitor.ask(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('pointerdown', ({ pointerType }) => resolve(pointerType), { once: true });
      }),
  );
  await visitor.tap({ x: 10, y: 10 });
  return told;
}
