import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { subjects } from '#content/subjects.ts';
import { createContactForm } from './contact-form.ts';
import { emailDraft } from './email-draft.ts';
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

const typed = {
  ...emptyDraft,
  name: 'Ada',
  company: 'Engines',
  message: 'A + B\nis 50 % & rising \uD800',
};

test('a draft opens in an email program with its subject, its lines and who wrote it', () => {
  const { pathname, search } = new URL(emailDraft(typed, 'Consulting').address);
  expect(pathname).toBe(company.email);
  // An email program does not read "+" as a space.
  expect(search).not.toContain('+');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    subject: 'Consulting',
    body: 'A + B\r\nis 50 % & rising \uFFFD\r\n\r\nAda\r\nEngines',
  });
});

test('an empty draft has the address alone, and a draft without a subject has no empty one', () => {
  const { address } = emailDraft({ ...emptyDraft, subject: 'other' }, 'Other');
  expect(address).toBe(`mailto:${company.email}`);
  expect(emailDraft(typed, null).address).not.toContain('subject');
});

test.each(['a'.repeat(1950), 'Ж'.repeat(330), '👩‍👩‍👧‍👦'.repeat(45)])(
  'a text that an email program would not take from a link is not in the link: %#',
  (message) => {
    const address = `mailto:${company.email}?subject=Consulting`;
    const text = `${message}\n\nAda\nEngines`;
    expect(emailDraft({ ...typed, message }, 'Consulting')).toEqual({ address, text });
    expect(emailDraft({ ...typed, message }, null).address).toBe(`mailto:${company.email}`);
  },
);
