import { expect, test, vi } from 'vitest';
import { standClock } from '#browser/stand-clock.ts';
import { createConnection } from './ConnectionNotice.tsx';

standClock();

/** The states that a connection enters after losses, returns and times in ms. */
function entered(...steps: ('lose' | 'regain' | number)[]): string {
  const connection = createConnection(() => true);
  const history: string[] = [];
  connection.store.subscribe(({ status }) => history.push(status));
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else connection[step]();
  }
  return history.join(' ');
}

const DAY = 24 * 60 * 60 * 1000;

// A loss that stays is reported once, after 1000 ms: e2e/connection.spec.ts.

test('neither a loss of less than a second nor its return is reported, however often it happens', () => {
  expect(entered('lose', 999, 'regain', DAY)).toBe('unconfirmed online');
  const flicker = ['lose', 900, 'regain', 10] as const;
  expect(entered(...flicker, ...flicker)).toBe('unconfirmed online unconfirmed online');
});

test('a return after a reported loss is reported once, and ends with the next loss', () => {
  expect(entered('regain', DAY)).toBe('');
  const returned = ['lose', 1000, 'regain', 2000, 'regain'] as const;
  expect(entered(...returned, DAY)).toBe('unconfirmed offline returned');
  expect(entered(...returned, 'lose', 999)).toBe('unconfirmed offline returned unconfirmed');
  expect(entered(...returned, 'lose', DAY)).toBe(
    'unconfirmed offline returned unconfirmed offline',
  );
});

test('the report says which pages are kept at its own time, not at the time of the loss', () => {
  let isKept = false;
  const { store, lose } = createConnection(() => isKept);
  lose();
  isKept = true;
  vi.advanceTimersByTime(1000);
  expect(store.getState()).toEqual({ status: 'offline', keepsEveryPage: true });
});
