import { expect } from 'vitest';
import { pageTexts, readCatalog } from '#e2e/support/page-texts.ts';
import { journeys } from '#engines/journey.ts';
import { close, contactText, fillIn, send, subject, toast } from '#engines/page/contact-form.ts';
import { button, click, field, find, link, readElement } from '#engines/page/elements.ts';
import { expectHeading, open } from '#engines/page/open.ts';
import type { Visitor } from '#engines/visitor.ts';

const valueIn = async (visitor: Visitor, label: string) =>
  (await readElement(visitor, field(contactText(label))))?.value;

journeys('Contact form', { scheme: 'light', zoom: 1 }, (journey) => {
  journey(
    'the browser reports a missing name and a wrong email address',
    { isSample: true },
    async (context) => {
      const { visitor } = context;
      await open(context, '/contact');
      await click(visitor, send);
      const name = field(contactText('form.name'));
      await expect.poll(() => readElement(visitor, name)).toMatchObject({ isFocused: true });
      const { validationMessage, description } = await find(visitor, name);
      expect(validationMessage).not.toBe('');
      expect(description).toContain(validationMessage);

      await visitor.type('Ada Lovelace');
      await click(visitor, field(contactText('form.email')));
      await visitor.type('not an address');
      await click(visitor, send);
      const email = field(contactText('form.email'));
      await expect.poll(() => readElement(visitor, email)).toMatchObject({ isFocused: true });
      expect((await find(visitor, email)).validationMessage).not.toBe('');
      expect(await readElement(visitor, close), 'nothing is sent').toBeNull();
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
      await visitor.press('Enter');
      await find(visitor, button(contactText('form.sending')));
      await find(visitor, toast);
      for (const label of ['form.name', 'form.email', 'form.message']) {
        expect(await valueIn(visitor, label), label).toBe('');
      }
      expect(await valueIn(visitor, 'form.subject')).toContain(
        contactText('form.subject.placeholder'),
      );
      expect(await visitor.evaluate(() => document.activeElement !== document.body)).toBe(true);
      expect(await visitor.evaluate(() => location.pathname + location.search)).toBe('/contact');
    },
  );

  journey('the draft is kept after a visit to another page', {}, async (context) => {
    const { visitor } = context;
    await open(context, '/contact');
    await fillIn(visitor);
    await click(visitor, link(readCatalog('shell')['navigation.careers'] ?? '', 'header'));
    await expectHeading(visitor, pageTexts('/careers').heading);
    await visitor.evaluate(() => history.back());
    await expectHeading(visitor, pageTexts('/contact').heading);
    expect(await valueIn(visitor, 'form.name')).toBe('Ada Lovelace');
    expect(await valueIn(visitor, 'form.subject')).toContain(subject);
    expect(await valueIn(visitor, 'form.message')).toBe('Our reports disagree.');
  });
});
