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
    /** The menu that a visitor sees open. */
    open: () => menus.find((menu) => statusOf(navigation.store.getState(), menu) === 'open'),
  };
}

function openedByHover(menu: MenuId = 'services') {
  const header = closedHeader();
  header.mouseMoved(menu);
  header.pass(200);
  return header;
}

/** A header whose services menu was opened by hover and has just closed, because the mouse left. */
function justClosed() {
  const header = openedByHover();
  header.mouseLeft('services');
  header.pass(150);
  return header;
}

describe('moving the mouse into a closed menu’s trigger', () => {
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

  test('opens nothing if the mouse leaves within 200 ms', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(199);
    header.mouseLeft('services');
    header.pass(5000);
    expect(header.open()).toBeUndefined();
  });

  test('opens nothing while the mouse goes in and out quickly, and opens 200 ms after it stays', () => {
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

  test('waits 200 ms again if the menu that the mouse came from had not opened yet', () => {
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

describe('moving the mouse out of a menu’s trigger and panel', () => {
  test('closes after 150 ms, not after 149', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.pass(149);
    expect(header.open()).toBe('services');
    header.pass(1);
    expect(header.open()).toBeUndefined();
  });

  test('keeps the menu open if the mouse comes back after 149 ms', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.pass(149);
    header.mouseMoved('services');
    header.pass(5000);
    expect(header.open()).toBe('services');
  });

  test('keeps the menu open while the mouse goes out and in quickly, and closes it 150 ms after it stays out', () => {
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

  test('also closes a menu that a press opened', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.press('services');
    header.mouseLeft('services');
    header.pass(150);
    expect(header.open()).toBeUndefined();
  });

  test('closes nothing if another menu is the open one', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.press('industries');
    header.mouseLeft('services');
    header.pass(5000);
    expect(header.open()).toBe('industries');
  });
});

describe('moving the mouse from one menu to another', () => {
  test('opens the other at once while the first is open', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.mouseMoved('industries');
    expect(header.open()).toBe('industries');
    header.pass(5000);
    expect(header.open()).toBe('industries');
  });

  test('opens the other at once if a key opened the first', () => {
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

  test('opens the other at once, even if the mouse first crosses the menu that has just closed', () => {
    const header = justClosed();
    header.mouseMoved('services');
    header.pass(100);
    header.mouseLeft('services');
    header.mouseMoved('industries');
    expect(header.open()).toBe('industries');
  });

  test('waits 200 ms again if the mouse comes back to the menu that has just closed', () => {
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

  test('within the 200 ms opens the menu at once and stops the timer', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(199);
    header.press('services');
    expect(header.open()).toBe('services');
    expect(vi.getTimerCount()).toBe(0);
    header.pass(5000);
    expect(header.open()).toBe('services');
  });

  test('twice within the 200 ms leaves the menu closed, and it does not open by itself', () => {
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

  test('499 ms after hover opened the menu keeps it open, and the next press closes it', () => {
    const header = openedByHover();
    header.pass(499);
    header.press('services');
    expect(header.open()).toBe('services');
    header.press('services');
    expect(header.open()).toBeUndefined();
  });

  test('500 ms after hover opened the menu closes it, and further mouse moves inside do not open it', () => {
    const header = openedByHover();
    header.pass(500);
    header.press('services');
    expect(header.open()).toBeUndefined();
    header.mouseMoved('services');
    header.pass(5000);
    expect(header.open()).toBeUndefined();
  });

  test('keeps open a menu that opened at once when the mouse came from another menu', () => {
    const header = openedByHover();
    header.pass(5000);
    header.mouseMoved('industries');
    header.pass(499);
    header.press('industries');
    expect(header.open()).toBe('industries');
  });

  test('counts the 500 ms from the opening, even if the mouse left and came back', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.pass(100);
    header.mouseMoved('services');
    header.pass(400);
    header.press('services');
    expect(header.open()).toBeUndefined();
  });

  test('within 150 ms after the mouse left keeps the menu open', () => {
    const header = openedByHover();
    header.mouseLeft('services');
    header.pass(149);
    header.press('services');
    expect(vi.getTimerCount()).toBe(0);
    header.pass(5000);
    expect(header.open()).toBe('services');
  });

  test('on the other menu opens that menu and cancels the opening of the first', () => {
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
  test('of a menu that hover opened keeps it closed until the mouse has left and come back', () => {
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

  test('within the 200 ms cancels the opening', () => {
    const header = closedHeader();
    header.mouseMoved('services');
    header.pass(199);
    header.dismiss();
    header.mouseMoved('services');
    header.pass(5000);
    expect(header.open()).toBeUndefined();
  });

  test('within 150 ms after the mouse left closes the menu at once and stops the timer', () => {
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

  test('changes nothing if no menu is open', () => {
    const header = closedHeader();
    const before = header.store.getState();
    header.dismiss();
    expect(header.store.getState()).toBe(before);
  });
});

test('a mouse that has not moved inside a menu does not close it when it leaves', () => {
  const header = closedHeader();
  header.press('services');
  header.mouseLeft('services');
  header.pass(5000);
  expect(header.open()).toBe('services');
});

describe('a menu that was open before hydration', () => {
  test('stays open after a press until it is pressed again', () => {
    const header = closedHeader();
    header.adopt('services', 'press');
    header.mouseLeft('services');
    header.pass(10_000);
    expect(header.open()).toBe('services');
    header.press('services');
    expect(header.open()).toBeUndefined();
  });

  test('closes 150 ms after the mouse that opened it has left', () => {
    const header = closedHeader();
    header.adopt('services', 'hover');
    header.mouseLeft('services');
    header.pass(149);
    expect(header.open()).toBe('services');
    header.pass(1);
    expect(header.open()).toBeUndefined();
  });
});
