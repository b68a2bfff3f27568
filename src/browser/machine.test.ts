import { expect, test, vi } from 'vitest';
import { createMachine } from './machine.ts';
import { standClock } from './stand-clock.ts';

standClock();

// The site's machines have the tests of time limits, of events that cancel them, and of effects.

type Light = { readonly status: 'on' | 'off' };

const on: Light = { status: 'on' };
const off: Light = { status: 'off' };

/** A light that is on for 1000 ms, with an effect at each change. */
function light(onEntry?: (state: Light) => void) {
  const limit = { milliseconds: 1000, next: off };
  return createMachine(off, (state) => (state === on ? limit : null), onEntry);
}

test('a listener or an effect that causes a transition cancels the time limit of the state it ends', () => {
  const listened = light();
  listened.store.subscribe((state) => state === on && listened.transition(off));
  listened.transition(on);
  const answered = light((state) => state === on && answered.transition(off));
  answered.transition(on);
  expect([listened.store.getState(), answered.store.getState()]).toEqual([off, off]);
  expect(vi.getTimerCount()).toBe(0);
});
