import { expect } from 'vitest';
import { readCatalog } from '#e2e/support/page-texts.ts';
import type { Visitor } from '#engines/visitor.ts';
import { button, click, field, look } from './sight.ts';

const catalog = readCatalog('contact');
/** What the contact page says. */
export const said = (id: string) => catalog[id] ?? id;
export const send = button(said('form.submit'));
export const close = button(said('toast.close'));
export const toast = { kind: 'body *', name: said('toast.title') };
/** What the draft is about. */
export const subject = said('form.subject.data-analytics');

const draft = [
  ['form.name', 'Ada Lovelace'],
  ['form.email', 'ada@example.com'],
  ['form.company', 'Analytical Engines'],
  ['form.phone', ''],
  // A list is told by the first letters.
  ['form.subject', subject.slice(0, 3)],
  ['form.message', 'Our reports disagree.'],
] as const;

/** Fills in the whole form from the keyboard, each field where Tab leads. */
export async function fillIn(visitor: Visitor): Promise<void> {
  await click(visitor, field(said('form.name')));
  for (const [label, text] of draft) {
    const target = field(said(label));
    await expect.poll(() => look(visitor, target)).toMatchObject({ isFocused: true });
    if (text !== '') await visitor.type(text);
    if (label === 'form.subject') {
      const chosen = async () => (await look(visitor, target))?.value;
      await expect.poll(chosen).toContain(subject);
    }
    await visitor.press('Tab');
  }
}
