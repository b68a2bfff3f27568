import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMachine } from './machine.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Light =
  | { readonly status: 'off' }
  | { readonly status: 'on'; readonly presses: number }
  | { readonly status: 'fading' };

const off: Light = { status: 'off' };
const onMilliseconds = 1000;
const fadingMilliseconds = 200;

/** A staircase light: a press turns it on, it fades by itself, then goes off. */
function staircaseLight() {
  const entered: string[] = [];
  const { store, transition } = createMachine<Light>(
    off,
    ({ status }) => {
      switch (status) {
        case 'on':
          return { milliseconds: onMilliseconds, next: { status: 'fading' } };
        case 'fading':
          return { milliseconds: fadingMilliseconds, next: () => off };
        default:
          return null;
      }
    },
    (state, previous) => entered.push(`${previous.status} > ${state.status}`),
  );
  return {
    store,
    entered,
    status: () => store.getState().status,
    press: () =>
      transition((state) => ({
        status: 'on',
        presses: 'presses' in state ? state.presses + 1 : 1,
      })),
    switchOff: () => transition(off),
    ignore: () => transition((state) => state),
  };
}

test('does nothing before the first event', () => {
  const { status, entered } = staircaseLight();
  vi.advanceTimersByTime(60_000);
  expect(status()).toBe('off');
  expect(entered).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('ends each state exactly at its own time limit', () => {
  const { press, status } = staircaseLight();
  press();
  vi.advanceTimersByTime(onMilliseconds - 1);
  expect(status()).toBe('on');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('fading');
  vi.advanceTimersByTime(fadingMilliseconds - 1);
  expect(status()).toBe('fading');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('off');
  expect(vi.getTimerCount()).toBe(0);
});

test('cancels the time limit when an event ends the state', () => {
  const { press, switchOff, status } = staircaseLight();
  press();
  switchOff();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(status()).toBe('off');
});

test('restarts the time limit when the same state is entered again', () => {
  const { press, status } = staircaseLight();
  press();
  vi.advanceTimersByTime(onMilliseconds - 1);
  press();
  vi.advanceTimersByTime(onMilliseconds - 1);
  expect(status()).toBe('on');
  vi.advanceTimersByTime(1);
  expect(status()).toBe('fading');
});

test('an event that changes nothing does not restart the time limit or call the effect', () => {
  const { press, ignore, status, entered } = staircaseLight();
  press();
  vi.advanceTimersByTime(onMilliseconds - 1);
  ignore();
  vi.advanceTimersByTime(1);
  expect(status()).toBe('fading');
  expect(entered).toEqual(['off > on', 'on > fading']);
});

test('replaces the whole state: no property of the previous state stays', () => {
  const { press, switchOff, store } = staircaseLight();
  press();
  switchOff();
  expect(store.getState()).toBe(off);
});

test('calls the effect with every entered state and its previous state', () => {
  const { press, entered } = staircaseLight();
  press();
  press();
  vi.advanceTimersByTime(onMilliseconds + fadingMilliseconds);
  expect(entered).toEqual(['off > on', 'on > on', 'on > fading', 'fading > off']);
});

test('a listener that causes a transition also cancels the time limit of the state it ends', () => {
  const { press, switchOff, store, status } = staircaseLight();
  store.subscribe((state) => {
    if (state.status === 'on') switchOff();
  });
  press();
  expect(status()).toBe('off');
  expect(vi.getTimerCount()).toBe(0);
});

test('an effect that causes a transition also cancels the time limit of the state it ends', () => {
  const { store, transition } = createMachine<Light>(
    off,
    ({ status }) => (status === 'on' ? { milliseconds: onMilliseconds, next: off } : null),
    ({ status }) => {
      if (status === 'on') transition({ status: 'fading' });
    },
  );
  transition({ status: 'on', presses: 1 });
  expect(store.getState().status).toBe('fading');
  expect(vi.getTimerCount()).toBe(0);
});
