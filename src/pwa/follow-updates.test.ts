import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { CHECK_MILLISECONDS, followUpdates } from './follow-updates.ts';
import { createUpdates } from './updates-store.ts';

/** A fake of the browser and workbox-window: each test causes their events in its own order. */
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
  emit(type: string, sw?: object) {
    this.dispatchEvent(Object.assign(new Event(type), { sw }));
  }
  takeControl(worker: ServiceWorker) {
    this.controller = worker;
    this.registration = Object.assign(this.registration, { active: worker, waiting: null });
    this.emit('controlling', worker);
  }
  setVisibility(visibilityState: DocumentVisibilityState) {
    this.page.visibilityState = visibilityState;
    this.page.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A fake worker: the code uses only its identity. */
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

/** A browser in which the first version controls every page. */
function laterVisit(): Browser {
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
  test('on a first visit, the one that takes control', async () => {
    const browser = new Browser();
    const { state } = await follow(browser);
    expect(state()).toEqual({ status: 'current', served: null });
    browser.takeControl(first);
    expect(state()).toEqual({ status: 'current', served: first });
  });

  test('on a later visit, the one in control, or the active one if a forced reload bypassed it', async () => {
    const browser = laterVisit();
    expect((await follow(browser)).state()).toEqual({ status: 'current', served: first });
    browser.controller = null;
    expect((await follow(browser)).state()).toEqual({ status: 'current', served: first });
  });
});

test('the worker in control counts, not the worker that workbox-window registered', async () => {
  const browser = laterVisit();
  const { state } = await follow(browser);
  browser.controller = second;
  browser.emit('controlling', first);
  expect(state()).toMatchObject({ status: 'replaced', version: second });
});

describe('a new version', () => {
  it('is reported when its worker waits', async () => {
    const browser = laterVisit();
    const { state } = await follow(browser);
    browser.emit('installed', second);
    expect(state().status).toBe('current');
    browser.emit('waiting', second);
    expect(state()).toEqual({ status: 'waiting', version: second, notice: 'offer' });
  });

  it('is found by the next check after workbox-window has stopped reporting', async () => {
    const browser = laterVisit();
    const { state } = await follow(browser);
    browser.emit('waiting', second);
    browser.registration.waiting = third;
    browser.setVisibility('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toEqual({ status: 'waiting', version: third, notice: 'offer' });
  });
});

describe('the page checks for a new version', () => {
  test('at its start, unless it has just registered the first version', async () => {
    const firstVisit = new Browser();
    await follow(firstVisit);
    expect(firstVisit.update).not.toHaveBeenCalled();
    const browser = laterVisit();
    await follow(browser);
    expect(browser.update).toHaveBeenCalledOnce();
  });

  test('when it becomes visible, not when it becomes hidden', async () => {
    const browser = new Browser();
    await follow(browser);
    browser.setVisibility('hidden');
    expect(browser.update).not.toHaveBeenCalled();
    browser.setVisibility('visible');
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

  test('and continues after a failed check', async () => {
    const browser = laterVisit();
    browser.update.mockRejectedValue(new TypeError('Failed to update'));
    await follow(browser);
    browser.setVisibility('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.update).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledTimes(2);
  });
});

describe('a version that could not be stored is one warning in the console', () => {
  test('on a first visit', async () => {
    const browser = new Browser();
    await follow(browser);
    browser.emit('redundant', first);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The site is not available offline/)],
    ]);
  });

  test('on a later visit', async () => {
    const browser = laterVisit();
    await follow(browser);
    browser.emit('redundant', second);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^A new version of the site could/)]]);
  });

  test('but a version that a newer one has replaced is no warning', async () => {
    const browser = laterVisit();
    await follow(browser);
    browser.emit('installed', second);
    browser.emit('redundant', second);
    browser.emit('redundant', first);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('rejects if the browser refuses the registration', async () => {
  const browser = new Browser();
  browser.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await expect(follow(browser)).rejects.toThrow('denied');
});
