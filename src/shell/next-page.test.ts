import { expect, test, vi } from 'vitest';
import { standClock } from '#browser/stand-clock.ts';
import { createNextPage, preparedPath } from './next-page.ts';

standClock();

type Event = 'rest' | 'press' | 'release' | 'leave' | 'rest elsewhere';

/** The page to prepare after events on a link to About, and times in ms. */
function preparedAfter(steps: readonly (Event | number)[]): string | null {
  const nextPage = createNextPage();
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else if (step === 'rest elsewhere') nextPage.rest('/careers');
    else nextPage[step]('/about');
  }
  return preparedPath(nextPage.store.getState());
}

const cases: Record<string, readonly (readonly [path: string | null, ...(Event | number)[]])[]> = {
  'a mouse or the focus that stays 60 ms prepares the page of the link until it leaves': [
    [null, 'rest', 59],
    ['/about', 'rest', 60],
    ['/about', 'rest', 3_600_000],
    [null, 'rest', 60, 'leave'],
    [null, 'rest', 59, 'leave', 60],
  ],
  'a mouse that moves inside the link does not start its time again': [
    ['/about', 'rest', 59, 'rest', 1],
    ['/about', 'rest', 60, 'rest'],
  ],
  'on another link the time starts again': [
    [null, 'rest', 60, 'rest elsewhere'],
    ['/careers', 'rest', 60, 'rest elsewhere', 60],
  ],
  'a button or a finger that goes down prepares the page at once': [
    ['/about', 'press'],
    ['/about', 'rest', 'press'],
    ['/about', 'press', 'rest'],
  ],
  'the page waits 500 ms for the press of a finger that has left': [
    ['/about', 'press', 'release', 499],
    ['/about', 'press', 'release', 'rest', 499],
    [null, 'press', 'release', 500],
    [null, 'rest', 'release'],
  ],
  'a finger that scrolls prepares nothing': [[null, 'press', 'leave']],
};

test.each(Object.entries(cases))('%s', (_, rows) => {
  expect(rows.map(([, ...steps]) => [preparedAfter(steps), ...steps])).toEqual(rows);
});
