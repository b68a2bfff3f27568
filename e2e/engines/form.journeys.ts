import { expect } from 'vitest';
import { contact, pageTexts } from '#e2e/support/copy.ts';
import { journey } from './journey.ts';
import {
  button,
  click,
  expectFocus,
  expectHeading,
  field,
  find,
  link,
  look,
  open,
  openStored,
  tabTo,
  unreachable,
} from './page.ts';
import type { Visitor } from './visitor.ts';

const send = button(contact().form.submit);
const close = button(contact().toast.close);
const draft = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  phone: '',
  subject: 'data-analytics',
  message: 'Our reports disagree.',
};

/** Fills in the whole form by keyboard, going from field to field with Tab, to the button that sends. */
async function fillIn(visitor: Visitor): Promise<void> {
  await click(visitor, field('name'));
  for (const [name, text] of Object.entries(draft)) {
    await expectFocus(visitor, field(name));
    // Typing the first letters chooses an option of the list.
    const option = contact().form.subject.options['data-analytics'].slice(0, 3);
    if (text !== '') await visitor.type(name === 'subject' ? option : text);
    await expectValue(visitor, name, text);
    await visitor.press('Tab');
  }
  await expectFocus(visitor, send);
}

async function expectValue(visitor: Visitor, name: string, value: string): Promise<void> {
  await expect
    .poll(async () => (await look(visitor, field(name)))?.value, { message: name })
    .toBe(value);
}

/** Waits until the toast confirms the message. */
async function expectSent(visitor: Visitor): Promise<void> {
  await find(visitor, { selector: '.toast', says: contact().toast.title });
}

const expectNoToast = (visitor: Visitor) => expect.poll(() => look(visitor, close)).toBeNull();

journey(
  'the browser reports a missing name and a wrong email address',
  { isSample: true },
  async (context) => {
    const { visitor } = context;
    await open(context, '/contact');
    await click(visitor, send);
    await expectReported(visitor, 'name');
    await visitor.type(draft.name);
    await click(visitor, field('email'));
    await visitor.type('not an address');
    // From another field only a press of the button leads back to the email field.
    await click(visitor, field('message'));
    await click(visitor, send);
    await expectReported(visitor, 'email');
  },
);

/** Expects the focus at an invalid field, and the browser's complaint in its description. */
async function expectReported(visitor: Visitor, name: string): Promise<void> {
  await expectFocus(visitor, field(name));
  const { complaint, description } = await find(visitor, field(name));
  expect(complaint).not.toBe('');
  expect(description).toContain(complaint);
}

journey(
  'filled in by keyboard, kept during a visit to another page, sent; F6 leads to the toast, which closes',
  { isSample: true },
  async (context) => {
    const { visitor } = context;
    await open(context, '/contact');
    await fillIn(visitor);
    await click(visitor, link('/careers', 'header'));
    await expectHeading(visitor, pageTexts('/careers').heading);
    await visitor.evaluate(() => history.back());
    await expectHeading(visitor, pageTexts('/contact').heading);
    for (const [name, text] of Object.entries(draft)) await expectValue(visitor, name, text);

    await tabTo(visitor, send);
    await visitor.press('Enter');
    await expectSent(visitor);
    for (const name of Object.keys(draft)) await expectValue(visitor, name, '');
    expect(await visitor.evaluate(() => location.pathname + location.search)).toBe('/contact');
    await visitor.press('F6');
    await tabTo(visitor, close);
    await visitor.press('Enter');
    await expectNoToast(visitor);
    expect(await visitor.evaluate(() => document.activeElement !== document.body)).toBe(true);
  },
);

journey(
  'a message is sent offline, and its toast stays as long as the mouse is over it',
  { provoked: unreachable },
  async (context) => {
    const { visitor, host } = context;
    await openStored(context, '/contact');
    host.isReachable = false;
    await fillIn(visitor);
    await visitor.press('Enter');
    await expectSent(visitor);
    await visitor.moveTo(await find(visitor, close));
    const shown = Date.now();
    // Alone it stays between six and eight seconds.
    await expect.poll(() => Date.now() - shown).toBeGreaterThan(9000);
    expect(await look(visitor, close)).not.toBeNull();
    await visitor.moveTo({ x: 0, y: 0 });
    await expectNoToast(visitor);
  },
);
