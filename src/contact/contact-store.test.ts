import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContactStore, emptyDraft, SENDING_MILLISECONDS } from './contact-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function filledForm() {
  const onSent = vi.fn();
  const contact = createContactStore(onSent);
  contact.edit({ name: 'Ada', email: 'ada@example.com', subject: 'general', message: 'Hello' });
  return { ...contact, onSent };
}

test('keeps what is typed', () => {
  const { store } = filledForm();
  expect(store.getState()).toEqual({
    status: 'idle',
    draft: {
      ...emptyDraft,
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'general',
      message: 'Hello',
    },
  });
});

test('is sending until 1000 ms have passed, then empty and idle', () => {
  const { store, send, onSent } = filledForm();
  send();
  vi.advanceTimersByTime(SENDING_MILLISECONDS - 1);
  expect(store.getState().status).toBe('sending');
  expect(store.getState().draft.name).toBe('Ada');
  expect(onSent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(store.getState()).toEqual({ status: 'idle', draft: emptyDraft });
  expect(onSent).toHaveBeenCalledOnce();
});

test('sends once however often the button is pressed', () => {
  const { send, onSent } = filledForm();
  send();
  vi.advanceTimersByTime(500);
  send();
  vi.advanceTimersByTime(5000);
  expect(onSent).toHaveBeenCalledOnce();
});
