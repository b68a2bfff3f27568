import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MenuId, type MenuState, statusOf } from './navigation-machine.ts';
import { createNavigation } from './navigation-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const menus = ['services', 'industries'] as const satisfies readonly MenuId[];
const menu = fc.constantFrom(...menus);
const step = fc.oneof(
  fc.record({ event: fc.constantFrom('mouseMoved', 'mouseLeft', 'press'), menu }),
  fc.record({ event: fc.constant('dismiss') }),
  // ms, around the delays of docs/specification.md, "4. Header menus": 150, 200, 300 and 500.
  fc.record({
    event: fc.constant('pass'),
    ms: fc.constantFrom(1, 50, 149, 150, 199, 200, 300, 500),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const steps = fc.array(step, { maxLength: 40 });

function header() {
  vi.clearAllTimers();
  const navigation = createNavigation();
  const state = () => navigation.store.getState();
  return {
    state,
    /** Calls back with the previous state whenever the state changes. */
    onChange: (callback: (before: MenuState) => void) =>
      navigation.store.subscribe((_, before) => callback(before)),
    open: () => menus.filter((each) => statusOf(state(), each) === 'open'),
    take(step: Step) {
      if ('ms' in step) vi.advanceTimersByTime(step.ms);
      else if ('menu' in step) navigation[step.event](step.menu);
      else navigation.dismiss();
    },
  };
}

test('a timer runs only while a menu is about to open or close', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, state } = header();
      for (const each of all) {
        take(each);
        const waits = ['opening', 'closing'].includes(state().status);
        expect(vi.getTimerCount()).toBe(waits ? 1 : 0);
      }
    }),
    { numRuns: 500 },
  );
});

test('after a press or a dismissal nothing changes by itself', () => {
  fc.assert(
    fc.property(steps, menu, fc.boolean(), (all, pressed, dismisses) => {
      const { take, open, state } = header();
      all.forEach(take);
      take(dismisses ? { event: 'dismiss' } : { event: 'press', menu: pressed });
      if (dismisses) expect(open()).toEqual([]);
      const after = state();
      expect(vi.getTimerCount()).toBe(0);
      vi.advanceTimersByTime(60_000);
      expect(state()).toBe(after);
    }),
    { numRuns: 500 },
  );
});

test('200 ms after the last event no timer is left, and then nothing changes by itself', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, state } = header();
      all.forEach(take);
      vi.advanceTimersByTime(200);
      const after = state();
      expect(vi.getTimerCount()).toBe(0);
      vi.advanceTimersByTime(60_000);
      expect(state()).toBe(after);
    }),
    { numRuns: 500 },
  );
});

test('a menu opens under the mouse after 200 ms, or within 300 ms after another menu was open', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, open, onChange } = header();
      let lastOpenAt = Number.NEGATIVE_INFINITY;
      onChange((before) => {
        if (menus.some((each) => statusOf(before, each) === 'open')) lastOpenAt = performance.now();
      });
      let under: MenuId | undefined;
      let since = Number.NaN;
      for (const each of all) {
        const [before] = open();
        const from = performance.now();
        if (each.event === 'mouseMoved' && under !== each.menu) [under, since] = [each.menu, from];
        if (each.event === 'mouseLeft' && under === each.menu) under = undefined;
        take(each);
        const [now] = open();
        if (!now || now === before || each.event === 'press') continue;
        expect(under).toBe(now);
        expect(performance.now() - since >= 200 || from - lastOpenAt < 300).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('a menu that the mouse has left is closed 150 ms later', () => {
  fc.assert(
    fc.property(steps, menu, (all, left) => {
      const { take, open } = header();
      all.forEach(take);
      take({ event: 'mouseMoved', menu: left });
      take({ event: 'mouseLeft', menu: left });
      const stays = open().filter((each) => each !== left);
      vi.advanceTimersByTime(150);
      expect(open()).toEqual(stays);
    }),
    { numRuns: 500 },
  );
});
