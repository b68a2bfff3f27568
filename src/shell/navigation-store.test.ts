import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MenuId, statusOf } from './navigation-machine.ts';
import { createNavigation } from './navigation-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const menus = ['services', 'industries'] as const satisfies readonly MenuId[];

function closedHeader() {
  const navigation = createNavigation();
  return {
    ...navigation,
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
    /** The menu that stands open, as a visitor sees it. */
    open: () => menus.find((menu) => statusOf(navigation.store.getState(), menu) === 'open'),
  };
}

function openedByHover(menu: MenuId = 'services') {
  const header = closedHeader();
  header.mouseMoved(menu);
  header.pass(200);
  return header;
}

/** Open and closed again by leaving, just now. */
function justClosed() {
  const header = openedByHover();
  header.mouseLeft('services');
  header.pass(150);
  return header;
}

describe('entering a closed menu’s trigger', () => {
  test('opens it after 200 ms, not after 199', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(199);
    expect(header.open()).toBeUndefined();
    header.pass(1);
    expect(header.open()).toBe('services');
  });

  test('counts from the first move: further moves do not start the wait again', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(120);
    header.mouseMoved('services');
    header.pass(80);
    expect(header.open()).toBe('services');
  });

  test('and leaving it within the 200 ms opens nothing', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(199);
    header.mouseLeft('services');
    header.pass(5000);
    expect(header.open()).toBeUndefined();
  });

  test('rapidly in and out opens nothing; staying at last opens 200 ms later', () => {
    const header = closedHeader();
    for (let times = 0; times < 10; times++) {
      header.mouseMoved('services');
      header.pass(50);
      header.mouseLeft('services');
      header.pass(20);
    }
    header.mouseMoved('services');
    header.pass(199);
    expect(header.open()).toBeUndefined();
    header.pass(1);
    expect(header.open()).toBe('services');
  });

  test('from another that had not opened yet, waits 200 ms of its own', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(150);
    header.mouseLeft('services');
    header.mouseMoved('industries');
    header.pass(199);
    expect(header.open()).toBeUndefined();
    header.pass(1);
    expect(header.open()).toBe('industries');
  });
});

describe('leaving trigger and panel', () => {
  test('closes after 150 ms, not after 149', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.pass(149);
    expect(header.open()).toBe('services');
    header.pass(1);
    expect(header.open()).toBeUndefined();
  });

  test('and entering again within 149 ms keeps it open for good', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.pass(149);
    header.mouseMoved('services');
    header.pass(5000);
    expect(header.open()).toBe('services');
  });

  test('rapidly out and in keeps it open; staying out closes 150 ms later', () => {
    const header = openedByHover();
    for (let times = 0; times < 10; times++) {
      header.mouseLeft('services');
      header.pass(100);
      header.mouseMoved('services');
      header.pass(10);
    }
    header.mouseLeft('services');
    header.pass(149);
    expect(header.open()).toBe('services');
    header.pass(1);
    expect(header.open()).toBeUndefined();
  });

  test('closes a pressed menu, too', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.press('services');
    header.mouseLeft('services');
    header.pass(150);
    expect(header.open()).toBeUndefined();
  });

  test('of a menu that is not the open one closes nothing', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.press('industries');
    header.mouseLeft('services');
    header.pass(5000);
    expect(header.open()).toBe('industries');
  });
});

describe('going from one menu to another', () => {
  test('opens the other at once while the first is open', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.mouseMoved('industries');
    expect(header.open()).toBe('industries');
    header.pass(5000);
    expect(header.open()).toBe('industries');
  });

  test('opens the other at once while the first was opened by a key', () => {
    const header = closedHeader();
    header.press('services');
    header.mouseMoved('industries');
    expect(header.open()).toBe('industries');
  });

  test('opens the other at once 299 ms after the first closed', () => {
    const header = justClosed();
    header.pass(299);
    header.mouseMoved('industries');
    expect(header.open()).toBe('industries');
  });

  test('waits 200 ms again 300 ms after the first closed', () => {
    const header = justClosed();
    header.pass(300);
    header.mouseMoved('industries');
    expect(header.open()).toBeUndefined();
    header.pass(199);
    expect(header.open()).toBeUndefined();
    header.pass(1);
    expect(header.open()).toBe('industries');
  });

  test('skips by way of the one that has just closed', () => {
    const header = justClosed();
    header.mouseMoved('services');
    header.pass(100);
    header.mouseLeft('services');
    header.mouseMoved('industries');
    expect(header.open()).toBe('industries');
  });

  test('is not what coming back to the one that has just closed is', () => {
    const header = justClosed();
    header.mouseMoved('services');
    header.pass(199);
    expect(header.open()).toBeUndefined();
    header.pass(1);
    expect(header.open()).toBe('services');
  });
});

describe('a press on the trigger', () => {
  test('opens a closed menu at once and closes it again', () => {
    const header = closedHeader();
    header.press('services');
    expect(header.open()).toBe('services');
    header.press('services');
    expect(header.open()).toBeUndefined();
  });

  test('inside the 200 ms opens at once, and nothing follows', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(199);
    header.press('services');
    expect(header.open()).toBe('services');
    expect(vi.getTimerCount()).toBe(0);
    header.pass(5000);
    expect(header.open()).toBe('services');
  });

  test('twice inside the 200 ms leaves it closed, and it does not open by itself', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(100);
    header.press('services');
    header.press('services');
    expect(vi.getTimerCount()).toBe(0);
    header.mouseMoved('services');
    header.pass(5000);
    expect(header.open()).toBeUndefined();
  });

  test('499 ms after hover opened it keeps it open; the next one closes it', () => {
    const header = openedByHover();
    header.pass(499);
    header.press('services');
    expect(header.open()).toBe('services');
    header.press('services');
    expect(header.open()).toBeUndefined();
  });

  test('500 ms after hover opened it closes it, and moving on there does not open it', () => {
    const header = openedByHover();
    header.pass(500);
    header.press('services');
    expect(header.open()).toBeUndefined();
    header.mouseMoved('services');
    header.pass(5000);
    expect(header.open()).toBeUndefined();
  });

  test('keeps open what the way from another menu has just opened', () => {
    const header = openedByHover();
    header.pass(5000);
    header.mouseMoved('industries');
    header.pass(499);
    header.press('industries');
    expect(header.open()).toBe('industries');
  });

  test('counts the 500 ms from the opening, whatever the pointer did meanwhile', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.pass(100);
    header.mouseMoved('services');
    header.pass(400);
    header.press('services');
    expect(header.open()).toBeUndefined();
  });

  test('inside the 150 ms of leaving cancels the closing', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.pass(149);
    header.press('services');
    expect(vi.getTimerCount()).toBe(0);
    header.pass(5000);
    expect(header.open()).toBe('services');
  });

  test('on the other menu opens that one and cancels the first one’s wait', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(100);
    header.press('industries');
    expect(vi.getTimerCount()).toBe(0);
    header.pass(5000);
    expect(header.open()).toBe('industries');
  });
});

describe('dismissal (Escape, a press outside, focus elsewhere, another page)', () => {
  test('while only hovering closes until the pointer has left and come back', () => {
    const header = openedByHover();
    header.dismiss();
    expect(header.open()).toBeUndefined();
    header.mouseMoved('services');
    header.pass(5000);
    expect(header.open()).toBeUndefined();
    header.mouseLeft('services');
    header.mouseMoved('services');
    header.pass(200);
    expect(header.open()).toBe('services');
  });

  test('inside the 200 ms calls the opening off', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(199);
    header.dismiss();
    header.mouseMoved('services');
    header.pass(5000);
    expect(header.open()).toBeUndefined();
  });

  test('inside the 150 ms of leaving closes at once, and nothing follows', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.dismiss();
    expect(header.open()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('starts the 300 ms in which another menu opens at once', () => {
    const header = openedByHover();
    header.dismiss();
    header.mouseLeft('services');
    header.pass(299);
    header.mouseMoved('industries');
    expect(header.open()).toBe('industries');
  });

  test('of closed menus changes nothing', () => {
    const header = closedHeader();
    const before = header.store.getState();
    header.dismiss();
    expect(header.store.getState()).toBe(before);
  });
});

test('a pointer that has not moved in a menu cannot leave it', () => {
  const header = closedHeader();
  header.press('services');
  header.mouseLeft('services');
  header.pass(5000);
  expect(header.open()).toBe('services');
});

test('whatever happens in whatever order, a header at rest has no timer left', () => {
  const actions = ['mouseMoved', 'mouseLeft', 'press', 'dismiss'] as const;
  for (let seed = 0; seed < actions.length ** 5; seed++) {
    const header = closedHeader();
    for (let rest = seed, step = 0; step < 5; step++, rest = Math.floor(rest / actions.length)) {
      const menu = menus[(seed + step) % 2] ?? 'services';
      header[actions[rest % actions.length] ?? 'dismiss'](menu);
      expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
      header.pass(60);
    }
    header.pass(200);
    expect(vi.getTimerCount(), `sequence ${seed}`).toBe(0);
    const atRest = header.store.getState();
    header.pass(60_000);
    expect(header.store.getState(), `sequence ${seed}`).toBe(atRest);
  }
});
