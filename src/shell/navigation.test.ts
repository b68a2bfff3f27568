import { expect, test, vi } from 'vitest';
import { standClock } from '#browser/stand-clock.ts';
import { createNavigation, type MenuId, statusOf } from './navigation.ts';

standClock();

const menus = ['services', 'industries'] as const satisfies readonly MenuId[];

/** The mouse goes into a menu's trigger or panel, or out; a press on its trigger; time in ms. */
type Step = `${MenuId} ${'in' | 'out' | 'press' | 'adopted by hover' | 'adopted by press'}` | Other;
type Other = 'dismiss' | number;

function header() {
  vi.clearAllTimers();
  const navigation = createNavigation();
  return {
    /** The menu that a visitor sees open. */
    open: () =>
      menus.find((menu) => statusOf(navigation.store.getState(), menu) === 'open') ?? 'closed',
    take(step: Step): void {
      if (typeof step === 'number') vi.advanceTimersByTime(step);
      else if (step === 'dismiss') navigation.dismiss();
      else {
        const menu = step.startsWith('services') ? 'services' : 'industries';
        if (step.endsWith(' in')) navigation.mouseMoved(menu);
        else if (step.endsWith(' out')) navigation.mouseLeft(menu);
        else if (step.endsWith('adopted by hover')) navigation.adopt(menu, 'hover');
        else if (step.endsWith('adopted by press')) navigation.adopt(menu, 'press');
        else navigation.press(menu);
      }
    },
  };
}

type Row = readonly [open: MenuId | 'closed', ...Step[]];

/** Checks which menu is open after the given steps and those of each row. */
function check(given: readonly Step[], rows: readonly Row[]): void {
  const outcomes = rows.map(([, ...steps]) => {
    const { open, take } = header();
    [...given, ...steps].forEach(take);
    return [open(), ...steps];
  });
  expect(outcomes).toEqual(rows);
}

const opened = ['services in', 200] as const;

test('a menu opens 200 ms after the mouse first moves in it', () => {
  check(
    ['services in'],
    [
      ['closed', 199],
      ['services', 200],
      ['services', 120, 'services in', 80],
      ['closed', 199, 'services out', 5000],
      // The mouse goes in and out quickly.
      ['closed', 50, 'services out', 20, 'services in', 50, 'services out', 20, 'services in', 199],
      ['services', 50, 'services out', 20, 'services in', 200],
      // The mouse comes from a menu that had not opened yet.
      ['closed', 150, 'services out', 'industries in', 199],
      ['industries', 150, 'services out', 'industries in', 200],
    ],
  );
});

test('a menu closes 150 ms after the mouse has left, whatever opened the menu', () => {
  check(
    [...opened, 'services out'],
    [
      ['services', 149],
      ['closed', 150],
      ['services', 149, 'services in', 5000],
      ['services', 100, 'services in', 10, 'services out', 149],
      ['closed', 100, 'services in', 10, 'services out', 150],
    ],
  );
  check(['services in', 'services press', 'services out'], [['closed', 150]]);
  // A mouse in another menu, or one that has not moved in this menu, closes nothing.
  check(['services in', 'industries press', 'services out'], [['industries', 5000]]);
  check(['services press', 'services out'], [['services', 5000]]);
});

test('the mouse opens another menu at once while one is open, and within 300 ms afterwards', () => {
  check(['services press'], [['industries', 'industries in']]);
  check([...opened, 'services out', 'industries in'], [['industries', 5000]]);
  check(
    [...opened, 'services out', 150],
    [
      ['industries', 299, 'industries in'],
      ['closed', 300, 'industries in', 199],
      ['industries', 300, 'industries in', 200],
      // The mouse crosses the menu that has just closed, or comes back to it.
      ['industries', 'services in', 100, 'services out', 'industries in'],
      ['closed', 'services in', 199],
      ['services', 'services in', 200],
    ],
  );
});

test('a press opens a menu at once and closes it, but not within 500 ms after hover opened it', () => {
  check(
    ['services press'],
    [['services'], ['closed', 'services press'], ['industries', 'industries press']],
  );
  check(
    ['services in', 199],
    [
      ['services', 'services press', 5000],
      ['closed', 'services press', 'services press', 'services in', 5000],
      ['industries', 'industries press', 5000],
    ],
  );
  check(opened, [
    ['services', 499, 'services press', 5000],
    ['closed', 499, 'services press', 'services press'],
    ['closed', 500, 'services press', 'services in', 5000],
    ['industries', 5000, 'industries in', 499, 'industries press'],
    // The time counts from the opening, even if the mouse left and came back.
    ['closed', 'services out', 100, 'services in', 400, 'services press'],
    ['services', 'services out', 149, 'services press', 5000],
  ]);
});

test('a dismissed menu stays closed until the mouse has left and come back', () => {
  check(['services in', 199], [['closed', 'dismiss', 'services in', 5000]]);
  check(opened, [
    ['closed', 'dismiss', 'services in', 5000],
    ['closed', 'dismiss', 'services out', 'services in', 199],
    ['services', 'dismiss', 'services out', 'services in', 200],
    ['closed', 'services out', 'dismiss'],
    ['industries', 'dismiss', 'services out', 299, 'industries in'],
  ]);
});

test('a menu that was open before hydration closes as if it had been opened afterwards', () => {
  check(
    ['services adopted by press'],
    [
      ['services', 'services out', 10_000],
      ['closed', 'services press'],
    ],
  );
  check(
    ['services adopted by hover', 'services out'],
    [
      ['services', 149],
      ['closed', 150],
    ],
  );
});
