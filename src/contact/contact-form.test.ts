import { expect, test, vi } from 'vitest';
import { standClock } from '#browser/stand-clock.ts';
import { company } from '#content/company.ts';
import { createContactForm } from './contact-form.ts';
import { emailDraft } from './email-draft.ts';
import { emptyDraft, holdsText } from './message.ts';

standClock();

function emptyForm() {
  const [onSending, onSent] = [vi.fn(), vi.fn()];
  return { ...createContactForm({ onSending, onSent }), onSending, onSent };
}

test('sending takes 1000 ms, in which neither a change nor a second press counts, and clears the draft', () => {
  const { store, edit, send, onSending, onSent } = emptyForm();
  const draft = { ...emptyDraft, message: 'Our reports disagree.' };
  for (const times of [1, 2]) {
    edit({ message: draft.message });
    expect(store.getState()).toEqual({ status: 'idle', draft });
    send();
    vi.advanceTimersByTime(999);
    edit({ message: '' });
    send();
    expect(store.getState()).toEqual({ status: 'sending', draft });
    expect(onSent).toHaveBeenCalledTimes(times - 1);
    vi.advanceTimersByTime(1);
    expect(store.getState()).toEqual({ status: 'idle', draft: emptyDraft });
    vi.advanceTimersByTime(5000);
    expect([onSending, onSent].map(({ mock }) => mock.calls.length)).toEqual([times, times]);
  }
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
  email: 'ada@example.com',
  company: 'Engines',
  phone: '+44 20 7946 0000',
  message: 'A + B\nis 50 % & rising \uD800',
};

test('a draft opens in an email program with its subject, its lines, and who wrote it with every way to answer', () => {
  const { pathname, search } = new URL(emailDraft(typed, 'Consulting').address);
  expect(pathname).toBe(company.email);
  // An email program does not read "+" as a space.
  expect(search).not.toContain('+');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    subject: 'Consulting',
    body: 'A + B\r\nis 50 % & rising \uFFFD\r\n\r\nAda\r\nEngines\r\nada@example.com\r\n+44 20 7946 0000',
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
    const text = `${message}\n\nAda\nEngines\nada@example.com\n+44 20 7946 0000`;
    expect(emailDraft({ ...typed, message }, 'Consulting')).toEqual({ address, text });
    expect(emailDraft({ ...typed, message }, null).address).toBe(`mailto:${company.email}`);
  },
);
