import { expect, test, vi } from 'vitest';
import { standClock } from '#browser/stand-clock.ts';
import { createUpdates } from './updates.ts';

standClock();

/** The worker of the page's own release has the number 1, a newer one a greater number. */
type Version = 1 | 2 | 3 | 4;
type Event =
  | `found ${Version}`
  | `control ${Version}`
  | `gone ${Version}`
  | `gone ${Version} for ${Version}`
  | 'Reload'
  | 'Later'
  | 'forgotten'
  | 'typing'
  | `${number} ms`;

/** The page's state after events, which versions it has asked to take control, and how often it has reloaded. */
function outcome(events: readonly Event[]): string {
  const asked: string[] = [];
  const versions = new Map<string, { name: string; postMessage: (message: unknown) => void }>();
  const version = (name = '') => {
    const postMessage = (message: unknown) => {
      expect(message).toEqual({ type: 'SKIP_WAITING' });
      asked.push(`, asks ${name}`);
    };
    const known = versions.get(name) ?? { name, postMessage };
    versions.set(name, known);
    return known;
  };
  let holdsText = false;
  const reload = vi.fn();
  const updates = createUpdates({ reload, holdsText: () => holdsText });
  for (const event of events) {
    const [word, name, , successor] = event.split(' ');
    if (word === 'found') updates.found(version(name));
    else if (word === 'control') updates.controlled(version(name));
    else if (word === 'gone') updates.gone(version(name), successor ? version(successor) : null);
    else if (word === 'Reload') updates.accept();
    else if (word === 'Later') updates.postpone();
    else if (word === 'forgotten') updates.forgotten();
    else if (word === 'typing') holdsText = true;
    else vi.advanceTimersByTime(Number(word));
  }
  const state = updates.store.getState();
  const known = 'version' in state ? state.version : 'served' in state ? state.served : null;
  const name = [...versions.values()].find((each) => each === known)?.name;
  const notice = 'notice' in state ? state.notice : null;
  const words = [state.status, name, notice].filter(Boolean).join(' ');
  return words + asked.join('') + ', reloads'.repeat(reload.mock.calls.length);
}

type Row = readonly [outcome: string, ...Event[]];

/** Runs each row of events after the given events. */
function check(given: readonly Event[], rows: readonly Row[]): void {
  const outcomes = rows.map(([, ...events]) => [outcome([...given, ...events]), ...events]);
  expect(outcomes).toEqual(rows);
}

test('on a first visit, the worker that takes control is no update', () => {
  check(
    [],
    [
      ['current'],
      ['current 1', 'control 1', 'control 1'],
      // A version may be found before the page's own has taken control.
      ['waiting 2 offer', 'found 2', 'control 1'],
      ['activating 2, asks 2', 'found 2', 'Reload', 'control 1'],
      ['reloading 2, asks 2, reloads', 'found 2', 'Reload', 'control 1', 'control 2'],
    ],
  );
});

test('after the browser has forgotten every version, the next one is no update', () => {
  check(
    ['control 1'],
    [
      ['current', 'forgotten'],
      ['current 2', 'forgotten', 'control 2'],
      // This page stays older than its worker.
      ['replaced 2 offer', 'control 2', 'forgotten'],
    ],
  );
});

test('a version is offered, and nothing reloads by itself', () => {
  check(
    ['control 1'],
    [
      ['waiting 2 offer', 'found 2', '86400000 ms'],
      ['replaced 2 offer', 'found 2', 'control 2', '86400000 ms'],
      ['replaced 2 offer', 'control 2'],
      ['reloading 2, reloads', 'control 2', 'Reload', 'control 2'],
      ['waiting 3 offer', 'found 2', 'found 3'],
      ['replaced 3 offer', 'found 2', 'control 3'],
      ['replaced 3 offer', 'found 2', 'Later', 'control 3'],
      ['replaced 3 offer', 'control 2', 'Later', 'control 3'],
      ['waiting 3 offer', 'control 2', 'found 3'],
    ],
  );
});

test('Reload asks the waiting version to take control, then reloads once for each version in control', () => {
  check(
    ['control 1', 'found 2', 'Reload'],
    [
      ['activating 2, asks 2'],
      ['activating 2, asks 2', 'control 1', '3999 ms'],
      ['reloading 1, asks 2, reloads', '4000 ms', 'control 1'],
      ['reloading 2, asks 2, reloads, reloads', '4000 ms', 'control 2', 'control 2', '40000 ms'],
      ['reloading 2, asks 2, reloads', 'Reload', 'control 2', 'control 2'],
      ['reloading 3, asks 2, reloads', 'control 3', 'found 4', 'Reload', '40000 ms'],
      // A worker that is gone hands Reload on to its successor, which has its own time to take control.
      ['reloading 1, asks 2, reloads', 'gone 2'],
      ['activating 3, asks 2, asks 3', '3999 ms', 'gone 2 for 3', '3999 ms'],
      ['reloading 3, asks 2, asks 3, reloads', 'gone 2 for 3', 'control 3'],
    ],
  );
});

test('Reload asks a second time if a form holds text', () => {
  check(
    ['control 1', 'typing'],
    [
      ['waiting 2 warning', 'found 2', 'Reload'],
      ['activating 2, asks 2', 'found 2', 'Reload', 'Reload'],
      ['waiting 2 none', 'found 2', 'Reload', 'Later'],
      ['replaced 2 warning', 'control 2', 'Reload'],
      ['reloading 2, reloads', 'control 2', 'Reload', 'Reload'],
    ],
  );
});

test('Later ends the notices of that version only, until another tab has activated the version', () => {
  check(
    ['control 1', 'found 2', 'Later'],
    [
      ['waiting 2 none', 'found 2', 'Reload'],
      ['waiting 3 offer', 'found 3'],
      ['waiting 3 offer', 'gone 2 for 3'],
      ['replaced 2 offer', 'control 2'],
      ['replaced 2 none', 'control 2', 'Later', 'control 2'],
    ],
  );
});

test('a version whose worker is gone is offered no longer, and its successor is', () => {
  check(
    ['control 1'],
    [
      ['waiting 3 offer', 'found 2', 'gone 2 for 3'],
      ['current 1', 'found 2', 'gone 2'],
      ['waiting 3 offer', 'found 2', 'gone 2', 'found 3'],
      // These are not on offer.
      ['current 1', 'gone 1 for 2'],
      ['waiting 3 offer', 'found 3', 'gone 2 for 4'],
      ['replaced 3 offer', 'control 3', 'gone 3 for 4'],
    ],
  );
});
