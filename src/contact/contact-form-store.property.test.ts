import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subjects } from '#content/subjects.ts';
import { createContactForm, SENDING_MILLISECONDS } from './contact-form-store.ts';
import { emptyDraft } from './draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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

test('after any steps, only sending clears a draft, and each draft is sent once and unchanged', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      vi.clearAllTimers();
      const [onSending, onSent] = [vi.fn(), vi.fn()];
      const contact = createContactForm({ onSending, onSent });
      let draft = emptyDraft;
      let sent = 0;
      let sentAt: number | null = null;
      for (const each of steps) {
        if (each === 'send') {
          contact.send();
          sentAt ??= Date.now();
        } else if ('change' in each) {
          contact.edit(each.change);
          if (sentAt === null) draft = { ...draft, ...each.change };
        } else {
          vi.advanceTimersByTime(each.ms);
          if (sentAt !== null && Date.now() - sentAt >= SENDING_MILLISECONDS) {
            draft = emptyDraft;
            sent += 1;
            sentAt = null;
          }
        }
        const status = sentAt === null ? 'idle' : 'sending';
        expect(contact.store.getState()).toEqual({ status, draft });
        expect(onSending).toHaveBeenCalledTimes(sentAt === null ? sent : sent + 1);
        expect(onSent).toHaveBeenCalledTimes(sent);
        expect(vi.getTimerCount()).toBe(sentAt === null ? 0 : 1);
      }
    }),
    { numRuns: 500 },
  );
});
