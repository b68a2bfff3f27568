import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDraft, holdsText } from '#contact/draft.ts';
import type { Answer } from './answer.ts';
import { KEEPING_MILLISECONDS, OPEN_MILLISECONDS } from './delivery-machine.ts';
import { createDelivery } from './delivery-store.ts';
import type { Message } from './message.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const draft = { ...emptyDraft, name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const accepted: Answer = { kind: 'accepted' };
const unavailable: Answer = { kind: 'unavailable' };
const refused: Answer = { kind: 'refused', reasons: ['email'] };

/** A filled in form, open long enough, whose attempts the test answers. */
function filledForm({ isOffline = false, canKeep = true } = {}) {
  const attempts: { message: Message; signal: AbortSignal; answer: (answer: Answer) => void }[] =
    [];
  const keeping: { message: Message; answer: (isKept: boolean) => void }[] = [];
  const told: string[] = [];
  let keys = 0;
  const form = createDelivery({
    deliver: (message, signal) =>
      new Promise((answer) => {
        attempts.push({ message, signal, answer });
      }),
    keep: (message) =>
      new Promise((answer) => {
        keeping.push({ message, answer });
      }),
    situation: () => ({ isOffline, canKeep }),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    tell: ({ status }) => told.push(status),
  });
  form.show();
  form.edit(draft);
  vi.advanceTimersByTime(OPEN_MILLISECONDS);
  const answerAttempt = async (answer: Answer) => {
    attempts.at(-1)?.answer(answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  const store = async (isKept: boolean) => {
    keeping.at(-1)?.answer(isKept);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    ...form,
    attempts,
    keeping,
    told,
    answerAttempt,
    store,
    state: () => form.store.getState(),
  };
}

describe('sending', () => {
  test('ends with an empty form when the receiver accepts', async () => {
    const { send, answerAttempt, state, told, attempts } = filledForm();
    send('');
    expect(state()).toMatchObject({ status: 'sending', draft });
    expect(attempts[0]?.message).toEqual({ key: 'key-1', draft, trap: '' });
    await answerAttempt(accepted);
    expect(state()).toEqual({ status: 'sent', draft: emptyDraft, key: null });
    expect(told).toEqual(['sending', 'sent']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('happens once for two presses, and ignores edits meanwhile', async () => {
    const { send, postpone, edit, answerAttempt, state, attempts } = filledForm();
    send('');
    send('');
    postpone('');
    edit({ message: 'Hello, and one more thing' });
    expect(state().draft).toEqual(draft);
    await answerAttempt(accepted);
    expect(attempts).toHaveLength(1);
  });

  test('waits 15,000 ms for an answer, then aborts the attempt', async () => {
    const { send, answerAttempt, state, attempts } = filledForm();
    send('');
    vi.advanceTimersByTime(14_999);
    expect(state().status).toBe('sending');
    expect(attempts[0]?.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ status: 'unreachable', obstacle: 'no-answer', draft });
    expect(attempts[0]?.signal.aborted).toBe(true);
    // An answer that comes too late changes nothing.
    await answerAttempt(accepted);
    expect(state().status).toBe('unreachable');
  });

  test('passes on what a program typed into the field that people do not see', () => {
    const { send, attempts } = filledForm();
    send('https://spam.example');
    expect(attempts[0]?.message.trap).toBe('https://spam.example');
  });
});

describe('a form that was filled in faster than people type', () => {
  test('is sent 3,000 ms after it was first shown, not earlier', () => {
    const { show, send, state, attempts, edit } = loadedNow();
    // The form's code loads while the visitor reads another page.
    vi.advanceTimersByTime(60_000);
    show();
    vi.advanceTimersByTime(400);
    // Back from another page.
    show();
    vi.advanceTimersByTime(100);
    send('');
    edit({ message: 'ignored' });
    vi.advanceTimersByTime(2499);
    expect(state().status).toBe('pausing');
    expect(attempts).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ status: 'sending', draft });
    expect(attempts).toHaveLength(1);
  });

  function loadedNow() {
    const attempts: Message[] = [];
    const form = createDelivery({
      deliver: (message) => {
        attempts.push(message);
        return new Promise(() => {});
      },
      keep: async () => true,
      situation: () => ({ isOffline: false, canKeep: true }),
      newKey: () => 'key',
      tell: () => {},
    });
    form.edit(draft);
    return { ...form, attempts, state: () => form.store.getState() };
  }
});

describe('a refusal', () => {
  test('keeps what was typed and its reasons until the next attempt', async () => {
    const { send, edit, answerAttempt, state } = filledForm();
    send('');
    await answerAttempt(refused);
    expect(state()).toMatchObject({ status: 'refused', reasons: ['email'], draft });
    edit({ email: 'ada@example.org' });
    expect(state()).toMatchObject({
      status: 'refused',
      reasons: ['email'],
      draft: { ...draft, email: 'ada@example.org' },
    });
    send('');
    expect(state().status).toBe('sending');
  });
});

describe('without an answer', () => {
  test('the next attempt has the same key, and a changed text a new one', async () => {
    const { send, edit, answerAttempt, attempts } = filledForm();
    send('');
    await answerAttempt(unavailable);
    send('');
    await answerAttempt(unavailable);
    edit({ message: 'Hello again' });
    send('');
    const keys = attempts.map(({ message }) => message.key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('the visitor can have the message kept, with the key of the attempt', async () => {
    const { send, postpone, answerAttempt, store, state, attempts, keeping, told } = filledForm();
    send('');
    await answerAttempt(unavailable);
    expect(state()).toMatchObject({ status: 'unreachable', obstacle: 'no-answer', canKeep: true });
    postpone('');
    expect(state()).toMatchObject({ status: 'keeping', draft });
    await store(true);
    expect(state()).toEqual({ status: 'kept', draft: emptyDraft, key: null });
    expect(keeping[0]?.message.key).toBe(attempts[0]?.message.key);
    expect(told).toEqual(['sending', 'unreachable', 'keeping', 'kept']);
  });

  test('offline, the message is kept without a question', async () => {
    const { send, answerAttempt, state } = filledForm({ isOffline: true });
    send('');
    await answerAttempt(unavailable);
    expect(state()).toMatchObject({ status: 'keeping', draft });
  });

  test('offline without a worker, what was typed stays', async () => {
    const { send, answerAttempt, state } = filledForm({ isOffline: true, canKeep: false });
    send('');
    await answerAttempt(unavailable);
    expect(state()).toMatchObject({
      status: 'unreachable',
      obstacle: 'offline',
      canKeep: false,
      draft,
    });
  });
});

describe('a message that the worker is asked to keep', () => {
  test('stays in the form if the worker cannot keep it', async () => {
    const { postpone, store, state } = filledForm();
    postpone('');
    await store(false);
    expect(state()).toMatchObject({
      status: 'unreachable',
      obstacle: 'not-kept',
      canKeep: false,
      draft,
    });
  });

  test('stays in the form if the worker says nothing for 4,000 ms', () => {
    const { postpone, state } = filledForm();
    postpone('');
    vi.advanceTimersByTime(3999);
    expect(state().status).toBe('keeping');
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ status: 'unreachable', obstacle: 'not-kept', draft });
  });

  test('leaves the form if the worker keeps it later than that, but not with changes', async () => {
    const { postpone, edit, store, state, told } = filledForm();
    postpone('');
    vi.advanceTimersByTime(KEEPING_MILLISECONDS);
    await store(true);
    expect(state()).toEqual({ status: 'kept', draft: emptyDraft, key: null });
    expect(told).toEqual(['keeping', 'unreachable', 'kept']);
    edit(draft);
    postpone('');
    vi.advanceTimersByTime(KEEPING_MILLISECONDS);
    edit({ message: 'Hello, changed' });
    await store(true);
    expect(state()).toMatchObject({ status: 'unreachable', draft: { message: 'Hello, changed' } });
  });

  const earlier = {
    key: 'earlier',
    draft: { ...draft, message: 'An earlier message' },
    trap: '',
  };

  test('can be taken back into a free form, and is still the same message', async () => {
    const { restore, send, answerAttempt, state, attempts } = filledForm();
    send('');
    await answerAttempt(accepted);
    expect(restore(earlier)).toBe(true);
    expect(state()).toEqual({ status: 'editing', draft: earlier.draft, key: 'earlier' });
    send('');
    expect(attempts.at(-1)?.message.key).toBe('earlier');
  });

  test('replaces no text, and no message that is under way', () => {
    const { restore, send, state } = filledForm();
    expect(restore(earlier)).toBe(false);
    expect(state().draft).toEqual(draft);
    send('');
    expect(restore(earlier)).toBe(false);
    expect(state().draft).toEqual(draft);
  });

  test('leaves the form again if it was sent meanwhile, but not with changes', async () => {
    const { restore, withdraw, edit, send, answerAttempt, state } = filledForm();
    send('');
    await answerAttempt(accepted);
    restore(earlier);
    withdraw('earlier');
    expect(state()).toEqual({ status: 'editing', draft: emptyDraft, key: null });
    restore(earlier);
    edit({ message: 'An earlier message, changed' });
    withdraw('earlier');
    expect(state().draft.message).toBe('An earlier message, changed');
  });

  test('ends the attempt with its text if it was sent meanwhile', async () => {
    const { restore, withdraw, send, answerAttempt, state, attempts } = filledForm();
    send('');
    await answerAttempt(accepted);
    restore(earlier);
    send('');
    withdraw('earlier');
    expect(state()).toEqual({ status: 'editing', draft: emptyDraft, key: null });
    expect(attempts.at(-1)?.signal.aborted).toBe(true);
    await answerAttempt(unavailable);
    expect(state().status).toBe('editing');
  });
});

test('after a message was sent or kept, the next edit begins a new one', async () => {
  const { send, answerAttempt, edit, state } = filledForm();
  send('');
  await answerAttempt(accepted);
  expect(holdsText(state())).toBe(false);
  edit({ name: 'Grace' });
  expect(state()).toEqual({
    status: 'editing',
    draft: { ...emptyDraft, name: 'Grace' },
    key: null,
  });
});
