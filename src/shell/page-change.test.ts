import { expect, test, vi } from 'vitest';
import { standClock } from '#browser/stand-clock.ts';
import { createPageChange } from './page-change.ts';

standClock();

type Event = 'begin' | 'begin another' | 'end' | 'fail';

/** The status after events and times in ms. */
function statusAfter(steps: readonly (Event | number)[]): string {
  const change = createPageChange();
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else if (step === 'begin' || step === 'begin another') change.begin(step);
    else change[step]();
  }
  return change.store.getState().status;
}

const cases: Record<string, readonly (readonly [status: string, ...(Event | number)[]])[]> = {
  'progress is shown from 100 ms after the press until the page is shown': [
    ['waiting', 'begin', 99],
    ['idle', 'begin', 99, 'end', 100],
    ['loading', 'begin', 100],
    ['loading', 'begin', 9999],
    ['idle', 'begin', 100, 'end', 10_000],
  ],
  'a second press of a link restarts no time': [
    ['loading', 'begin', 99, 'begin', 1],
    ['failed', 'begin', 100, 'begin', 9900],
  ],
  'a press of another link gives its page all the time, and progress stays': [
    ['waiting', 'begin', 99, 'begin another', 99],
    ['loading', 'begin', 9999, 'begin another', 9899],
    ['failed', 'begin', 9999, 'begin another', 9900],
  ],
  'a change without an answer fails 10 s after the press': [['failed', 'begin', 10_000]],
  'a failure is shown for 8 s, also when the router reports that the current page stays': [
    ['failed', 'begin', 'fail', 'end'],
    ['failed', 'begin', 'fail', 'end', 7999],
    ['idle', 'begin', 'fail', 'end', 8000],
  ],
  'the next press removes a failure and its time': [
    ['waiting', 'begin', 'fail', 'begin'],
    ['loading', 'begin', 'fail', 'begin', 8000],
  ],
};

test.each(Object.entries(cases))('%s', (_, rows) => {
  expect(rows.map(([, ...steps]) => [statusAfter(steps), ...steps])).toEqual(rows);
});
