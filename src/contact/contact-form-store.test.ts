import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContactForm, SENDING_MILLISECONDS } from './contact-form-store.ts';
import { emptyDraft, holdsText } from './draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function filledForm() {
  const [onSending, onSent] = [vi.fn(), vi.fn()];
  const contact = createContactForm({ onSending, onSent });
  contact.edit({ name: 'Ada', email: 'ada@example.com', subject: 'general', message: 'Hello' });
  return { ...contact, onSending, onSent };
}

test('stores each edit in the draft', () => {
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

test('sends for 1000 ms, then is idle with an empty draft', () => {
  const { store, send, onSending, onSent } = filledForm();
  expect(onSending).not.toHaveBeenCalled();
  send();
  expect(onSending).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(999);
  expect(store.getState().status).toBe('sending');
  expect(store.getState().draft.name).toBe('Ada');
  expect(onSent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(store.getState()).toEqual({ status: 'idle', draft: emptyDraft });
  expect(onSent).toHaveBeenCalledOnce();
});

test('sends once when the button is pressed twice', () => {
  const { send, onSending, onSent } = filledForm();
  send();
  vi.advanceTimersByTime(500);
  send();
  vi.advanceTimersByTime(5000);
  expect(onSending).toHaveBeenCalledOnce();
  expect(onSent).toHaveBeenCalledOnce();
});

test('ignores edits while sending', () => {
  const { store, edit, send } = filledForm();
  send();
  edit({ message: 'Hello, and one more thing' });
  expect(store.getState().draft.message).toBe('Hello');
});

test('can be filled in and sent again', () => {
  const { edit, send, onSent } = filledForm();
  send();
  vi.advanceTimersByTime(SENDING_MILLISECONDS);
  edit({ name: 'Grace' });
  send();
  vi.advanceTimersByTime(SENDING_MILLISECONDS);
  expect(onSent).toHaveBeenCalledTimes(2);
});

test.each(['name', 'email', 'company', 'phone', 'message'] as const)(
  'holds text from the first character of %s until it is sent',
  (field) => {
    const { store, edit, send } = createContactForm({ onSending: vi.fn(), onSent: vi.fn() });
    expect(holdsText(store.getState())).toBe(false);
    edit({ subject: 'general' });
    expect(holdsText(store.getState())).toBe(false);
    edit({ [field]: 'a' });
    expect(holdsText(store.getState())).toBe(true);
    send();
    vi.advanceTimersByTime(SENDING_MILLISECONDS);
    expect(holdsText(store.getState())).toBe(false);
  },
);
