import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { emailDraft } from './email-draft.ts';
import { emptyDraft } from './message.ts';

const draft = {
  ...emptyDraft,
  name: 'Ada',
  company: 'Engines',
  message: 'A + B\nis 50 % & rising \uD800',
};

test('a draft opens in an email program with its subject, its lines and who wrote it', () => {
  const { pathname, search } = new URL(emailDraft(draft, 'Consulting'));
  expect(pathname).toBe(company.email);
  // An email program does not read "+" as a space.
  expect(search).not.toContain('+');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    subject: 'Consulting',
    body: 'A + B\r\nis 50 % & rising \uFFFD\r\n\r\nAda\r\nEngines',
  });
});

test('an empty draft has the address alone, and a draft without a subject has no empty one', () => {
  expect(emailDraft({ ...emptyDraft, subject: 'other' }, 'Other')).toBe(`mailto:${company.email}`);
  expect(emailDraft(draft, null)).not.toContain('subject');
});
