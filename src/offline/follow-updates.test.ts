import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** How long until the next check, in ms. */
const HOUR = 3_600_000;

const served = (version: Worker | null) => ({ status: 'current', served: version });
const offered = (version: Worker) =>
  expect.objectContaining({ status: 'waiting', version, notice: 'offer' });

test('the version that takes control, is in control or was bypassed by a forced reload serves the page', async () => {
  const firstVisit = new Browser();
  const { state } = await follow(firstVisit);
  expect(state()).toEqual(served(null));
  firstVisit.takeControl(first);
  expect(state()).toEqual(served(first));
  const browser = laterVisit();
  expect((await follow(browser)).state()).toEqual(served(first));
  browser.controller = null;
  expect((await follow(browser)).state()).toEqual(served(first));
});

test('a version serves the page when its worker is activated, not while it activates', async () => {
  const browser = laterVisit();
  const { state } = await follow(browser);
  second.state = 'activating';
  browser.takeControl(second);
  expect(state()).toEqual(served(first));
  second.become('activated');
  expect(state()).toEqual(expect.objectContaining({ status: 'replaced', version: second }));
});

test('every new version is offered when its worker has waited for 200 ms', async () => {
  const browser = laterVisit();
  const { state } = await follow(browser);
  let before: unknown = served(first);
  for (const worker of [second, third, new Worker()]) {
    browser.install(worker);
    browser.store(worker);
    vi.advanceTimersByTime(199);
    expect(state()).toEqual(before);
    vi.advanceTimersByTime(1);
    expect(state()).toEqual(offered(worker));
    before = offered(worker);
  }
});

test('a worker that activates by itself is not offered', async () => {
  const browser = laterVisit();
  const { state } = await follow(browser);
  browser.install(second);
  browser.store(second);
  Object.assign(browser.registration, { active: second, waiting: null });
  second.become('activating');
  vi.advanceTimersByTime(200);
  expect(state().status).toBe('current');
});

test('when the worker on offer is gone, the one that waits or is being stored is offered, or none', async () => {
  /** The second version is on offer, and the third one is being stored. */
  async function overlap() {
    const browser = laterVisit();
    browser.registration.waiting = second;
    const { state } = await follow(browser);
    browser.install(third);
    return { browser, state };
  }
  const waiting = await overlap();
  waiting.browser.store(third);
  second.become('redundant');
  expect(waiting.state()).toEqual(offered(third));

  // The browser still calls the third one "installing".
  [second, third] = [new Worker(), new Worker()];
  const installing = await overlap();
  second.become('redundant');
  expect(installing.state()).toEqual(offered(third));

  [second, third] = [new Worker(), new Worker()];
  const { browser, state } = await overlap();
  second.become('redundant');
  Object.assign(browser.registration, { waiting: null, installing: null });
  third.become('redundant');
  expect(state()).toEqual(served(first));
});

test('the page checks when it becomes visible, not when it becomes hidden, and every hour', async () => {
  const browser = new Browser();
  await follow(browser);
  browser.takeControl(first);
  browser.setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(browser.update).not.toHaveBeenCalled();
  browser.setVisibility('visible');
  expect(browser.update).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(browser.update).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(browser.update).toHaveBeenCalledTimes(3);
});

test('a visitor who saves data downloads no version, but is offered one that the browser has found', async () => {
  const browser = laterVisit();
  const { state } = await follow(browser, { savesData: true });
  browser.setVisibility('visible');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(browser.update).not.toHaveBeenCalled();
  browser.registration.waiting = second;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(state()).toEqual(offered(second));
});

test('the page checks again after a check that failed', async () => {
  const browser = laterVisit();
  browser.update.mockRejectedValue(new TypeError('Failed to update'));
  await follow(browser);
  browser.setVisibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.update).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledTimes(2);
});

test('a version that could not be stored is one warning in the console, and a replaced version is none', async () => {
  const firstVisit = new Browser();
  first.state = 'installing';
  firstVisit.registration.installing = first;
  await follow(firstVisit);
  first.become('redundant');
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^The site is not available offline/)]]);
  warn.mockClear();

  const browser = laterVisit();
  await follow(browser);
  browser.install(second);
  second.become('redundant');
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^A new version of the site could/)]]);
  browser.install(third);
  browser.store(third);
  third.become('redundant');
  expect(warn).toHaveBeenCalledOnce();
});

test('a check registers anew after the browser has forgotten a first version that could not be stored', async () => {
  const browser = new Browser();
  browser.install(first);
  await follow(browser);
  expect(browser.update, 'the newest version is being stored').not.toHaveBeenCalled();
  browser.setVisibility('visible');
  expect(browser.register, 'while it is being stored').toHaveBeenCalledOnce();
  browser.registration.installing = null;
  first.become('redundant');
  browser.setVisibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.register).toHaveBeenCalledTimes(2);
  browser.install(second);
  browser.registration.installing = null;
  browser.takeControl(second);
  browser.setVisibility('visible');
  expect(browser.register).toHaveBeenCalledTimes(2);
});

test('a check registers anew after the browser could not read the worker, and the version in control stays known', async () => {
  const browser = laterVisit();
  browser.register.mockRejectedValueOnce(new TypeError('Failed to register'));
  const updates = createUpdates({ reload: vi.fn(), holdsText: () => false });
  const register = followUpdates(browser, browser, browser.page, updates, () => false);
  await expect(register()).rejects.toThrow('Failed to register');
  browser.setVisibility('visible');
  expect(browser.register).toHaveBeenCalledTimes(2);
  expect(updates.store.getState()).toEqual(served(first));
});

test('a page whose site was cleared registers anew, and calls that no update', async () => {
  const browser = laterVisit();
  const { state } = await follow(browser);
  expect(state()).toEqual(served(first));
  Object.assign(browser.registration, { active: null });
  browser.setVisibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  browser.takeControl(second);
  expect(state()).toEqual(served(second));
});
