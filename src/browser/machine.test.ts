import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMachine } from './machine.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Light =
  | { readonly status: 'off' | 'fading' }
  | { readonly status: 'on'; readonly presses: number };

const off: Light = { status: 'off' };

/** A staircase light: a press turns it on for 1000 ms, it fades for 200 ms, then goes off. */
function staircaseLight() {
  const entered: string[] = [];
  const { store, transition } = createMachine<Light>(
    off,
    ({ status }) => {
      if (status === 'on') return { milliseconds: 1000, next: { status: 'fading' } };
      return status === 'fading' ? { milliseconds: 200, next: () => off } : null;
    },
    (state, previous) => {
      entered.push(`${previous.status} > ${state.status}`);
      if ('presses' in state && state.presses === 3) switchOff();
    },
  );
  const switchOff = () => transition(off);
  return {
    store,
    entered,
    switchOff,
    status: () => store.getState().status,
    press: () =>
      transition((state) => ({
        status: 'on',
        presses: 'presses' in state ? state.presses + 1 : 1,
      })),
    ignore: () => transition((state) => state),
  };
}

test('each state ends exactly at its own time limit, and the effect is called with each entered state', () => {
  const { press, status, entered } = staircaseLight();
  vi.advanceTimersByTime(60_000);
  expect(entered).toEqual([]);
  press();
  vi.advanceTimersByTime(999);
  expect(status()).toBe('on');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('fading');
  vi.advanceTimersByTime(199);
  expect(status()).toBe('fading');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('off');
  expect(vi.getTimerCount()).toBe(0);
  expect(entered).toEqual(['off > on', 'on > fading', 'fading > off']);
});

test('an event that ends the state cancels its time limit, and no property of the state stays', () => {
  const { press, switchOff, store } = staircaseLight();
  press();
  switchOff();
  expect(store.getState()).toBe(off);
  expect(vi.getTimerCount()).toBe(0);
});

test('a state that is entered again has its whole time, and calls the effect again', () => {
  const { press, status, entered } = staircaseLight();
  press();
  vi.advanceTimersByTime(999);
  press();
  vi.advanceTimersByTime(999);
  expect(status()).toBe('on');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('fading');
  expect(entered).toEqual(['off > on', 'on > on', 'on > fading']);
});

test('an event that changes nothing neither restarts the time limit nor calls the effect', () => {
  const { press, ignore, status, entered } = staircaseLight();
  press();
  vi.advanceTimersByTime(999);
  ignore();
  expect(entered).toEqual(['off > on']);
  vi.advanceTimersByTime(1);
  expect(status()).toBe('fading');
});

test('a listener or an effect that causes a transition cancels the time limit of the state it ends', () => {
  const listened = staircaseLight();
  listened.store.subscribe(({ status }) => status === 'on' && listened.switchOff());
  listened.press();
  const { press, status } = staircaseLight();
  press();
  press();
  // The effect answers the third press.
  press();
  expect([listened.status(), status()]).toEqual(['off', 'off']);
  expect(vi.getTimerCount()).toBe(0);
});
