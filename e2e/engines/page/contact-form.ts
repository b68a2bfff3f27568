import { expect } from 'vitest';
import type { Visitor } from '#e2e/engines/visitor.ts';
import { contact } from '#e2e/support/copy.ts';
import { button, click, field, readElement } from './elements.ts';

const { form, toast: confirmation } = contact();
export const send = button(form.submit);
export const close = button(confirmation.close);
export const toast = { selector: 'body *', name: confirmation.title };
/** The subject that the draft chooses. */
export const subject = form.subject.options['data-analytics'];

const draft = [
  [form.name, 'Ada Lovelace'],
  [form.email, 'ada@example.com'],
  [form.company, 'Analytical Engines'],
  [form.phone, ''],
  // Typing the first letters chooses an option of a list.
  [form.subject.label, subject.slice(0, 3)],
  [form.message, 'Our reports disagree.'],
] as const;

/** Fills in the whole form by keyboard, going from field to field with Tab. */
export async function fillIn(visitor: Visitor): Promise<void> {
  await click(visitor, field(form.name));
  for (const [label, text] of draft) {
    const target = field(label);
    await expect.poll(() => readElement(visitor, target)).toMatchObject({ isFocused: true });
    if (text !== '') await visitor.type(text);
    if (label === form.subject.label) {
      const chosen = async () => (await readElement(visitor, target))?.value;
      await expect.poll(chosen).toContain(subject);
    }
    await visitor.press('Tab');
  }
}
