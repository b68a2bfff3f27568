import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subjects } from '#content/subjects.ts';
import { createContactForm } from './contact-form.ts';
import { emptyDraft, holdsText } from './message.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function emptyForm() {
  const [onSending, onSent] = [vi.fn(), vi.fn()];
  return { ...createContactForm({ onSending, onSent }), onSending, onSent };
}

const text = fc.string({ unit: 'binary', maxLength: 40 });
const change = fc.record(
  { name: text, email: text, message: text, subject: fc.constantFrom(null, ...subjects) },
  { requiredKeys: [] },
);
const step = fc.oneof(
  fc.record({ change }),
  fc.record({ ms: fc.constantFrom(1, 400, 999, 1000) }),
  fc.constant('send' as const),
);

test('only sending, which takes 1000 ms, clears a draft, and each draft is sent once and unchanged', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      vi.clearAllTimers();
      const { store, edit, send, onSending, onSent } = emptyForm();
      let draft = emptyDraft;
      let sent = 0;
      let sentAt: number | null = null;
      for (const each of steps) {
        if (each === 'send') {
          send();
          sentAt ??= Date.now();
        } else if ('change' in each) {
          edit(each.change);
          if (sentAt === null) draft = { ...draft, ...each.change };
        } else {
          vi.advanceTimersByTime(each.ms);
          if (sentAt !== null && Date.now() - sentAt >= 1000) {
            draft = emptyDraft;
            sent += 1;
            sentAt = null;
          }
        }
        const status = sentAt === null ? 'idle' : 'sending';
        expect(store.getState()).toEqual({ status, draft });
        expect(onSending).toHaveBeenCalledTimes(sentAt === null ? sent : sent + 1);
        expect(onSent).toHaveBeenCalledTimes(sent);
        expect(vi.getTimerCount()).toBe(sentAt === null ? 0 : 1);
      }
    }),
    { numRuns: 500 },
  );
});

test.each(['name', 'email', 'company', 'phone', 'message'] as const)(
  'holds text from the first character of %s until it is sent',
  (field) => {
    const { store, edit, send } = emptyForm();
    expect(holdsText(store.getState())).toBe(false);
    edit({ subject: 'general' });
    expect(holdsText(store.getState())).toBe(false);
    edit({ [field]: 'a' });
    expect(holdsText(store.getState())).toBe(true);
    send();
    vi.advanceTimersByTime(1000);
    expect(holdsText(store.getState())).toBe(false);
  },
);
