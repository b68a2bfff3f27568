import { expect, test, vi } from 'vitest';
import { standClock } from '#browser/stand-clock.ts';
import { createOfflineUse } from './OfflineUse.tsx';

standClock();

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

test('the site is stored once, when the visitor asks, also after a double press', async () => {
  const { state, ask, progress, complete, request, succeed } = offlineUse();
  expect(state()).toEqual({ status: 'offered' });
  expect(request).not.toHaveBeenCalled();
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

test('30000 ms without a file are a failure, and the download goes on when a file arrives', () => {
  const { state, ask, progress } = offlineUse();
  void ask();
  vi.advanceTimersByTime(29_999);
  progress(1, 150);
  vi.advanceTimersByTime(29_999);
  expect(state()).toEqual(downloading(1, 150));
  vi.advanceTimersByTime(1);
  expect(state()).toEqual({ status: 'failed' });
  progress(2, 150);
  expect(state()).toEqual(downloading(2, 150));
});

test('a download that another tab asked for is followed to its end', () => {
  const { state, progress, complete, request } = offlineUse();
  progress(149, 150);
  expect(state()).toEqual(downloading(149, 150));
  complete();
  progress(150, 150);
  vi.advanceTimersByTime(30_000);
  expect(state()).toEqual({ status: 'stored' });
  expect(request).not.toHaveBeenCalled();
});

test('a stored site stays stored if the page’s own request fails later', async () => {
  const { state, ask, complete, fail } = offlineUse();
  const asked = ask();
  complete();
  fail(new Error('too late'));
  await expect(asked).rejects.toThrow('too late');
  expect(state()).toEqual({ status: 'stored' });
});
