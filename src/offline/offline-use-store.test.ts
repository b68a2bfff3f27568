import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOfflineUse, STALL_MILLISECONDS } from './offline-use-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Offline use whose worker ends when the test says so. */
function offlineUse() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const store = vi.fn(() => promise);
  const use = createOfflineUse(store);
  return {
    ...use,
    request: store,
    succeed: resolve,
    fail: reject,
    state: () => use.store.getState(),
  };
}

const downloading = (storedFiles: number, files: number) => ({
  status: 'downloading',
  storedFiles,
  files,
});

describe('offline use', () => {
  it('waits for the visitor', () => {
    const { state, request } = offlineUse();
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(state()).toEqual({ status: 'offered' });
    expect(request).not.toHaveBeenCalled();
  });

  it('stores the site once, also after a double press', async () => {
    const { state, ask, progress, complete, request, succeed } = offlineUse();
    const asked = ask();
    void ask();
    expect(state()).toEqual(downloading(0, 0));
    progress(60, 150);
    expect(state()).toEqual(downloading(60, 150));
    succeed();
    complete();
    await asked;
    await ask();
    expect(state()).toEqual({ status: 'stored' });
    expect(request).toHaveBeenCalledOnce();
  });

  it('can be asked for again after a failure', async () => {
    const { state, ask, request, fail } = offlineUse();
    const asked = ask();
    fail(new Error('the host is gone'));
    await expect(asked).rejects.toThrow('the host is gone');
    expect(state()).toEqual({ status: 'failed' });
    ask().catch(() => {});
    expect(state()).toEqual(downloading(0, 0));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('says after 30000 ms without a file that it failed, and goes on when a file arrives', () => {
    const { state, ask, progress, complete } = offlineUse();
    void ask();
    vi.advanceTimersByTime(STALL_MILLISECONDS - 1);
    progress(1, 150);
    vi.advanceTimersByTime(STALL_MILLISECONDS - 1);
    expect(state()).toEqual(downloading(1, 150));
    vi.advanceTimersByTime(1);
    expect(state()).toEqual({ status: 'failed' });
    progress(2, 150);
    expect(state()).toEqual(downloading(2, 150));
    complete();
    expect(state()).toEqual({ status: 'stored' });
    expect(STALL_MILLISECONDS).toBe(30_000);
  });

  it('follows a download that another tab asked for', () => {
    const { state, progress, complete, request } = offlineUse();
    progress(149, 150);
    expect(state()).toEqual(downloading(149, 150));
    complete();
    progress(150, 150);
    vi.advanceTimersByTime(STALL_MILLISECONDS);
    expect(state()).toEqual({ status: 'stored' });
    expect(request).not.toHaveBeenCalled();
  });

  it('stays complete if the page’s own request fails later', async () => {
    const { state, ask, complete, fail } = offlineUse();
    const asked = ask();
    complete();
    fail(new Error('too late'));
    await expect(asked).rejects.toThrow('too late');
    expect(state()).toEqual({ status: 'stored' });
  });
});
