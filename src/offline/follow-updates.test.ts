import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { followUpdates } from './follow-updates.ts';
import { createUpdates } from './updates.ts';

/** A fake of the browser and workbox-window: each test causes their events in its own order. */
class Browser extends EventTarget {
  controller: ServiceWorker | null = null;
  registration = Object.assign(new EventTarget(), {
    active: null as ServiceWorker | null,
    waiting: null as ServiceWorker | null,
    installing: null as ServiceWorker | null,
  });
  register = vi.fn(async () => this.registration);
  update = vi.fn(async () => {});
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });

  /** The browser begins to store a version. */
  install(worker: Worker) {
    worker.state = 'installing';
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
  }
  /** The browser has stored the version, and its worker waits. */
  store(worker: Worker) {
    Object.assign(this.registration, { waiting: worker, installing: null });
    worker.become('installed');
  }
  takeControl(worker: ServiceWorker) {
    this.controller = worker;
    Object.assign(this.registration, { active: worker, waiting: null });
    this.dispatchEvent(new Event('controlling'));
  }
  setVisibility(visibilityState: DocumentVisibilityState) {
    this.page.visibilityState = visibilityState;
    this.page.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A fake worker, whose state the test changes. */
class Worker extends EventTarget implements ServiceWorker {
  readonly scriptURL = '/service-worker.js';
  state: ServiceWorkerState = 'installed';
  onstatechange = null;
  onerror = null;
  postMessage = vi.fn();

  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
let [first, second, third] = [new Worker(), new Worker(), new Worker()];

async function follow(browser: Browser, { savesData = false } = {}) {
  const updates = createUpdates({ reload: vi.fn(), holdsText: () => false });
  const register = followUpdates(browser, browser, browser.page, updates, () => savesData);
  await register();
  return { updates, register, state: () => updates.store.getState() };
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
  [first, second, third] = [new Worker(), new Worker(), new Worker()];
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

/** How long a stored worker must wait before it is reported, and how long until the next check, in ms. */
const [WAITING, HOUR] = [200, 3_600_000];

describe('a new version', () => {
  it('is reported when its worker has waited for 200 ms', async () => {
    const browser = laterVisit();
    const { state } = await follow(browser);
    browser.install(second);
    browser.store(second);
    vi.advanceTimersByTime(WAITING - 1);
    expect(state().status).toBe('current');
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ status: 'waiting', version: second, notice: 'offer' });
  });

  it('is not reported if its worker activates by itself', async () => {
    const browser = laterVisit();
    const { state } = await follow(browser);
    browser.install(second);
    browser.store(second);
    Object.assign(browser.registration, { active: second, waiting: null });
    second.become('activating');
    vi.advanceTimersByTime(WAITING);
    expect(state().status).toBe('current');
  });

  it('that waited or was being stored before the page was opened is reported', async () => {
    const browser = laterVisit();
    third.state = 'installing';
    Object.assign(browser.registration, { waiting: second, installing: third });
    const { state } = await follow(browser);
    expect(state()).toMatchObject({ status: 'waiting', version: second });
    browser.store(third);
    second.become('redundant');
    expect(state()).toMatchObject({ status: 'waiting', version: third, notice: 'offer' });
  });

  it('is reported however many were found before', async () => {
    const browser = laterVisit();
    const { state } = await follow(browser);
    for (const worker of [second, third, new Worker()]) {
      browser.install(worker);
      browser.store(worker);
      vi.advanceTimersByTime(WAITING);
      expect(state()).toMatchObject({ status: 'waiting', version: worker, notice: 'offer' });
    }
  });

  it('is found by the next check if the page has missed the browser’s events', async () => {
    const browser = laterVisit();
    const { state } = await follow(browser);
    browser.registration.waiting = second;
    browser.setVisibility('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ status: 'waiting', version: second, notice: 'offer' });
  });
});

describe('when the worker of the version on offer is gone, the page offers', () => {
  /** The second version is on offer, and the third one is being stored. */
  async function overlap() {
    const browser = laterVisit();
    browser.registration.waiting = second;
    const { state } = await follow(browser);
    browser.install(third);
    return { browser, state };
  }

  test('the one that waits instead', async () => {
    const { browser, state } = await overlap();
    browser.store(third);
    second.become('redundant');
    expect(state()).toMatchObject({ status: 'waiting', version: third, notice: 'offer' });
  });

  test('the one that the browser still calls "installing"', async () => {
    const { state } = await overlap();
    second.become('redundant');
    expect(state()).toMatchObject({ status: 'waiting', version: third, notice: 'offer' });
  });

  test('nothing, if the browser has discarded all workers', async () => {
    const { browser, state } = await overlap();
    second.become('redundant');
    Object.assign(browser.registration, { waiting: null, installing: null });
    third.become('redundant');
    expect(state()).toEqual({ status: 'current', served: first });
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
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(browser.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.update).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(browser.update).toHaveBeenCalledTimes(2);
  });

  test('but downloads none while the visitor saves data, and offers one that the browser has found', async () => {
    const browser = laterVisit();
    const { state } = await follow(browser, { savesData: true });
    browser.setVisibility('visible');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(browser.update).not.toHaveBeenCalled();
    browser.registration.waiting = second;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(state()).toMatchObject({ status: 'waiting', version: second, notice: 'offer' });
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
    first.state = 'installing';
    browser.registration.installing = first;
    await follow(browser);
    first.become('redundant');
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The site is not available offline/)],
    ]);
  });

  test('on a later visit', async () => {
    const browser = laterVisit();
    await follow(browser);
    browser.install(second);
    second.become('redundant');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^A new version of the site could/)]]);
  });

  test('but a version that a newer one has replaced is no warning', async () => {
    const browser = laterVisit();
    await follow(browser);
    browser.install(second);
    browser.store(second);
    second.become('redundant');
    expect(warn).not.toHaveBeenCalled();
  });
});

test('registers anew after the first version could not be stored, and checks once an hour', async () => {
  const browser = new Browser();
  const { register, state } = await follow(browser);
  await register();
  expect(browser.register).toHaveBeenCalledTimes(2);
  browser.takeControl(second);
  expect(state()).toEqual({ status: 'current', served: second });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(browser.update).toHaveBeenCalledOnce();
});

test('rejects if the browser refuses the registration', async () => {
  const browser = new Browser();
  browser.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await expect(follow(browser)).rejects.toThrow('denied');
});
