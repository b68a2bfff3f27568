import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedPage } from './page-preparation.ts';
import { createPagePreparation, preparedPage } from './page-preparation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  preparation.leave();
  vi.useRealTimers();
});

const answers = new Map<string, PromiseWithResolvers<LoadedPage | null>>();
const preparation = createPagePreparation((pathname) => {
  const answer = Promise.withResolvers<LoadedPage | null>();
  answers.set(pathname, answer);
  return answer.promise;
});

/** The page has loaded. */
async function answer(pathname: string, page: LoadedPage | null = { pathname, page: '' }) {
  answers.get(pathname)?.resolve(page);
  await vi.advanceTimersByTimeAsync(0);
}

const prepared = () => preparedPage.getState()?.pathname;

test('a page is asked for when the pointer has rested 60 ms on one link, and goes when the pointer leaves', async () => {
  answers.clear();
  preparation.aim('/about');
  vi.advanceTimersByTime(59);
  preparation.aim('/careers');
  vi.advanceTimersByTime(59);
  preparation.aim('/careers');
  expect([...answers.keys()]).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([...answers.keys()]).toEqual(['/careers']);
  await answer('/careers');
  expect(prepared()).toBe('/careers');
  preparation.leave();
  expect(prepared()).toBeUndefined();
});

test('a press asks at once, and its page stays while the pointer stays on the link', async () => {
  answers.clear();
  preparation.want('/about');
  await answer('/about');
  preparation.aim('/about');
  preparation.want('/about');
  vi.advanceTimersByTime(60);
  expect(prepared()).toBe('/about');
});

test('a page that loads after the pointer has moved on, or that cannot be loaded, is not prepared', async () => {
  preparation.want('/about');
  preparation.want('/careers');
  await answer('/about');
  expect(prepared()).toBeUndefined();
  await answer('/careers', null);
  expect(prepared()).toBeUndefined();
});
