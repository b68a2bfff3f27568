import { expect } from 'vitest';
import { readCatalog } from '#e2e/support/page-texts.ts';
import type { Visitor } from '#engines/visitor.ts';
import { button, click, field, readElement } from './elements.ts';

const catalog = readCatalog('contact');
/** A text of the contact page by its message id. */
export const contactText = (id: string) => catalog[id] ?? id;
export const send = button(contactText('form.submit'));
export const close = button(contactText('toast.close'));
export const toast = { selector: 'body *', name: contactText('toast.title') };
/** The subject that the draft chooses. */
export const subject = contactText('form.subject.data-analytics');

const draft = [
  ['form.name', 'Ada Lovelace'],
  ['form.email', 'ada@example.com'],
  ['form.company', 'Analytical Engines'],
  ['form.phone', ''],
  // Typing the first letters chooses an option of a list.
  ['form.subject', subject.slice(0, 3)],
  ['form.message', 'Our reports disagree.'],
] as const;

/** Fills in the whole form by keyboard, going from field to field with Tab. */
export async function fillIn(visitor: Visitor): Promise<void> {
  await click(visitor, field(contactText('form.name')));
  for (const [label, text] of draft) {
    const target = field(contactText(label));
    await expect.poll(() => readElement(visitor, target)).toMatchObject({ isFocused: true });
    if (text !== '') await visitor.type(text);
    if (label === 'form.subject') {
      const chosen = async () => (await readElement(visitor, target))?.value;
      await expect.poll(chosen).toContain(subject);
    }
    await visitor.press('Tab');
  }
}
