import { expect } from 'vitest';
import { pageTexts, readCatalog } from '#e2e/support/page-texts.ts';
import { journeys } from '#engines/journey.ts';
import { close, fillIn, said, send, subject, toast } from '#engines/page/contact-form.ts';
import { expectHeading, open } from '#engines/page/open.ts';
import { button, click, field, find, link, look } from '#engines/page/sight.ts';
import type { Visitor } from '#engines/visitor.ts';

const valueIn = async (visitor: Visitor, label: string) =>
  (await look(visitor, field(said(label))))?.value;

journeys('Contact form', { scheme: 'light', zoom: 1 }, (journey) => {
  journey('what is missing or wrong is said by the browser', { isSample: true }, async (place) => {
    const { visitor } = place;
    await open(place, '/contact');
    await click(visitor, send);
    const name = field(said('form.name'));
    await expect.poll(() => look(visitor, name)).toMatchObject({ isFocused: true });
    const { complaint, description } = await find(visitor, name);
    expect(complaint).not.toBe('');
    expect(description).toContain(complaint);

    await visitor.type('Ada Lovelace');
    await click(visitor, field(said('form.email')));
    await visitor.type('not an address');
    await click(visitor, send);
    const email = field(said('form.email'));
    await expect.poll(() => look(visitor, email)).toMatchObject({ isFocused: true });
    expect((await find(visitor, email)).complaint).not.toBe('');
    expect(await look(visitor, close), 'nothing is sent').toBeNull();
  });

  journey('by keyboard, to the toast, and sends nothing', { isSample: true }, async (place) => {
    const { visitor } = place;
    await open(place, '/contact');
    await fillIn(visitor);
    await expect.poll(() => look(visitor, send)).toMatchObject({ isFocused: true });
    await visitor.press('Enter');
    await find(visitor, button(said('form.sending')));
    await find(visitor, toast);
    for (const label of ['form.name', 'form.email', 'form.message']) {
      expect(await valueIn(visitor, label), label).toBe('');
    }
    expect(await valueIn(visitor, 'form.subject')).toContain(said('form.subject.placeholder'));
    expect(await visitor.ask(() => document.activeElement !== document.body)).toBe(true);
    expect(await visitor.ask(() => location.pathname + location.search)).toBe('/contact');
  });

  journey('keeps a draft on the way to another page and back', {}, async (place) => {
    const { visitor } = place;
    await open(place, '/contact');
    await fillIn(visitor);
    await click(visitor, link(readCatalog('shell')['navigation.careers'] ?? '', 'header'));
    await expectHeading(visitor, pageTexts('/careers').heading);
    await visitor.ask(() => history.back());
    await expectHeading(visitor, pageTexts('/contact').heading);
    expect(await valueIn(visitor, 'form.name')).toBe('Ada Lovelace');
    expect(await valueIn(visitor, 'form.subject')).toContain(subject);
    expect(await valueIn(visitor, 'form.message')).toBe('Our reports disagree.');
  });
});
