import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '#browser/announcements.ts';
import { prepareToasts, showConfirmation } from './Toasts.tsx';

/** A busy machine may take long to import a module: only an import that hangs reaches this limit. */
const patience = { timeout: 20_000 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.doMock('./ToastRegion.tsx', () => {
    throw new Error('the network is lost');
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.doUnmock('./ToastRegion.tsx');
});

test('a toast whose code cannot be loaded is announced at once, and is one warning in the console', async () => {
  showConfirmation({ title: 'Message Sent!', text: 'We answer soon.' });
  expect(announcements.getState().map(({ text }) => text)).toEqual([
    'Message Sent! We answer soon.',
  ]);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce(), patience);
});

test('code that cannot be loaded before the first toast is no warning', async () => {
  prepareToasts();
  await vi.waitFor(() => expect(console.info).toHaveBeenCalledOnce(), patience);
  expect(console.warn).not.toHaveBeenCalled();
});
