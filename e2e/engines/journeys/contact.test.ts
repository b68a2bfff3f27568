import { expect } from 'vitest';
import { journeys } from '#e2e/engines/journey.ts';
import { fillIn, send, subject, toast } from '#e2e/engines/page/contact-form.ts';
import { click, field, find, link, readElement } from '#e2e/engines/page/elements.ts';
import { expectHeading, open } from '#e2e/engines/page/open.ts';
import type { Visitor } from '#e2e/engines/visitor.ts';
import { contact, nameOf, pageTexts } from '#e2e/support/copy.ts';

const valueIn = async (visitor: Visitor, label: string) =>
  (await readElement(visitor, field(label)))?.value;

/** Runs in the page: records from now on what the button with this label says. */
function recordLabels(label: string): void {
  const { dataset } = document.documentElement;
  const buttons = Array.from(document.querySelectorAll('button'));
  const button = buttons.find(({ textContent }) => textContent?.trim() === label);
  if (!button) throw new Error(`no button says ${label}`);
  const labels: (string | undefined)[] = [];
  new MutationObserver(() => {
    labels.push(button.textContent?.trim());
    dataset['labels'] = labels.join(', ');
  }).observe(button, { childList: true, characterData: true, subtree: true });
}

/** What the recorded button has said. */
const recordedLabels = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.dataset['labels'] ?? '');

journeys('Contact form', { scheme: 'light', zoom: 1 }, (journey) => {
  journey(
    'the browser reports a missing name and a wrong email address',
    { isSample: true },
    async (context) => {
      const { visitor } = context;
      await open(context, '/contact');
      await click(visitor, send);
      const name = field(contact().form.name);
      await expect.poll(() => readElement(visitor, name)).toMatchObject({ isFocused: true });
      const { validationMessage, description } = await find(visitor, name);
      expect(validationMessage).not.toBe('');
      expect(description).toContain(validationMessage);

      await visitor.type('Ada Lovelace');
      await click(visitor, field(contact().form.email));
      await visitor.type('not an address');
      // From another field only a press of the button leads back to the email field.
      await click(visitor, field(contact().form.message));
      await visitor.evaluate(recordLabels, contact().form.submit);
      await click(visitor, send);
      const email = field(contact().form.email);
      await expect.poll(() => readElement(visitor, email)).toMatchObject({ isFocused: true });
      const wrong = await find(visitor, email);
      expect(wrong.validationMessage).not.toBe('');
      expect(wrong.description).toContain(wrong.validationMessage);
      expect(await recordedLabels(visitor), 'nothing is sent').toBe('');
    },
  );

  journey(
    'filled in and sent by keyboard: the toast appears, and the address does not change',
    { isSample: true },
    async (context) => {
      const { visitor } = context;
      await open(context, '/contact');
      await fillIn(visitor);
      await expect.poll(() => readElement(visitor, send)).toMatchObject({ isFocused: true });
      // The button says “Sending...” for a second, which a busy machine could miss.
      await visitor.evaluate(recordLabels, contact().form.submit);
      await visitor.press('Enter');
      await find(visitor, toast);
      expect(await recordedLabels(visitor)).toContain(contact().form.sending);
      const { name, email, message } = contact().form;
      for (const label of [name, email, message]) {
        expect(await valueIn(visitor, label), label).toBe('');
      }
      expect(await valueIn(visitor, contact().form.subject.label)).toContain(
        contact().form.subject.placeholder,
      );
      expect(await visitor.evaluate(() => document.activeElement !== document.body)).toBe(true);
      expect(await visitor.evaluate(() => location.pathname + location.search)).toBe('/contact');
    },
  );

  journey('the draft is kept after a visit to another page', {}, async (context) => {
    const { visitor } = context;
    await open(context, '/contact');
    await fillIn(visitor);
    await click(visitor, link(nameOf('/careers'), 'header'));
    await expectHeading(visitor, pageTexts('/careers').heading);
    await visitor.evaluate(() => history.back());
    await expectHeading(visitor, pageTexts('/contact').heading);
    expect(await valueIn(visitor, contact().form.name)).toBe('Ada Lovelace');
    expect(await valueIn(visitor, contact().form.subject.label)).toContain(subject);
    expect(await valueIn(visitor, contact().form.message)).toBe('Our reports disagree.');
  });
});
