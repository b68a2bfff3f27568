import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { CHECK_MILLISECONDS, followUpdates } from './follow-updates.ts';
import { createUpdates } from './updates-store.ts';

/** What a browser and workbox-window do, in the order in which a test has them do it. */
class Browser extends EventTarget {
  controller: ServiceWorker | null = null;
  registration: { active: ServiceWorker | null; waiting: ServiceWorker | null } = {
    active: null,
    waiting: null,
  };
  register = vi.fn(async () => this.registration);
  update = vi.fn(async () => {});
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });

  override addEventListener(type: string, listener: (event: Event & { sw?: object }) => void) {
    super.addEventListener(type, listener);
  }
  happens(type: string, sw?: object) {
    this.dispatchEvent(Object.assign(new Event(type), { sw }));
  }
  takesOver(worker: ServiceWorker) {
    this.controller = worker;
    this.registration = Object.assign(this.registration, { active: worker, waiting: null });
    this.happens('controlling', worker);
  }
  becomes(visibilityState: DocumentVisibilityState) {
    this.page.visibilityState = visibilityState;
    this.page.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A worker, of which only the identity is used. */
const worker = (scriptURL: string) =>
  Object.assign(new EventTarget(), {
    scriptURL,
    state: 'installed' as const,
    onstatechange: null,
    onerror: null,
    postMessage: () => {},
  });
const [first, second, third] = [worker('1'), worker('2'), worker('3')];

async function follow(browser: Browser) {
  const updates = createUpdates({ activate: vi.fn(), reload: vi.fn(), holdsText: () => false });
  await followUpdates(browser, browser, browser.page, updates);
  return { updates, state: () => updates.store.getState() };
}

/** A browser in which the first version serves every page. */
function returning(): Browser {
  const browser = new Browser();
  browser.controller = first;
  browser.registration.active = first;
  return browser;
}

const warn = vi.spyOn(console, 'warn');
const info = vi.spyOn(console, 'info');
beforeEach(() => {
  vi.useFakeTimers();
  warn.mockImplementation(() => {});
  info.mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('the version that serves the page is', () => {
  test('on a first visit the one that takes it over', async () => {
    const browser = new Browser();
    const { state } = await follow(browser);
    expect(state()).toEqual({ status: 'current', served: null });
    browser.takesOver(first);
    expect(state()).toEqual({ status: 'current', served: first });
  });

  test('later the one in control, or the active one of a page reloaded past it', async () => {
    const browser = returning();
    expect((await follow(browser)).state()).toEqual({ status: 'current', served: first });
    browser.controller = null;
    expect((await follow(browser)).state()).toEqual({ status: 'current', served: first });
  });
});

test('the worker in control counts, not the one that workbox-window registered', async () => {
  const browser = returning();
  const { state } = await follow(browser);
  browser.controller = second;
  browser.happens('controlling', first);
  expect(state()).toMatchObject({ status: 'replaced', version: second });
});

describe('a new version', () => {
  it('is told of when it waits', async () => {
    const browser = returning();
    const { state } = await follow(browser);
    browser.happens('installed', second);
    expect(state().status).toBe('current');
    browser.happens('waiting', second);
    expect(state()).toEqual({ status: 'waiting', version: second, notice: 'offer' });
  });

  it('is found by the next look where workbox-window has stopped telling', async () => {
    const browser = returning();
    const { state } = await follow(browser);
    browser.happens('waiting', second);
    browser.registration.waiting = third;
    browser.becomes('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toEqual({ status: 'waiting', version: third, notice: 'offer' });
  });
});

describe('the page looks for a new version', () => {
  test('at its start, unless it has just fetched the newest', async () => {
    const newcomer = new Browser();
    await follow(newcomer);
    expect(newcomer.update).not.toHaveBeenCalled();
    const browser = returning();
    await follow(browser);
    expect(browser.update).toHaveBeenCalledOnce();
  });

  test('when it becomes visible, not when it is hidden', async () => {
    const browser = new Browser();
    await follow(browser);
    browser.becomes('hidden');
    expect(browser.update).not.toHaveBeenCalled();
    browser.becomes('visible');
    expect(browser.update).toHaveBeenCalledOnce();
  });

  test('every hour', async () => {
    const browser = new Browser();
    await follow(browser);
    await vi.advanceTimersByTimeAsync(CHECK_MILLISECONDS - 1);
    expect(browser.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.update).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(CHECK_MILLISECONDS);
    expect(browser.update).toHaveBeenCalledTimes(2);
  });

  test('and goes on looking when it cannot be found out', async () => {
    const browser = returning();
    browser.update.mockRejectedValue(new TypeError('Failed to update'));
    await follow(browser);
    browser.becomes('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.update).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledTimes(2);
  });
});

describe('a version that could not be stored is one line in the console', () => {
  test('on a first visit', async () => {
    const browser = new Browser();
    await follow(browser);
    browser.happens('redundant', first);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The site is not available offline/)],
    ]);
  });

  test('on a later visit', async () => {
    const browser = returning();
    await follow(browser);
    browser.happens('redundant', second);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^A new version of the site could/)]]);
  });

  test('and none is one that has been replaced by a newer', async () => {
    const browser = returning();
    await follow(browser);
    browser.happens('installed', second);
    browser.happens('redundant', second);
    browser.happens('redundant', first);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('a browser that refuses the worker fails the registration', async () => {
  const browser = new Browser();
  browser.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await expect(follow(browser)).rejects.toThrow('denied');
});
