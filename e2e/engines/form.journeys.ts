import { expect } from 'vitest';
import { contact, pageTexts } from '#e2e/support/copy.ts';
import { journey } from './journey.ts';
import { button, field, link, type Visitor } from './visitor.ts';

const { form, toast } = contact();
const send = button(form.submit);
const close = button(toast.close);
const confirmation = { selector: '.toast', says: toast.title };
const draft = Object.entries({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  phone: '',
  subject: 'data-analytics',
  message: 'Our reports disagree.',
});

/** Fills in the whole form by keyboard, going from field to field with Tab, to the button that sends. */
async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.clickOn(field('name'));
  for (const [name, value] of draft) {
    await visitor.expectState(field(name), { isFocused: true });
    // Typing the first letters chooses an option of the list.
    const option = form.subject.options['data-analytics'].slice(0, 3);
    if (value !== '') await visitor.type(name === 'subject' ? option : value);
    await visitor.expectState(field(name), { value });
    await visitor.press('Tab');
  }
  await visitor.tabTo(send);
}

journey('form, with a missing name and a wrong email', ['sample'], async (visitor) => {
  /** Expects the focus at an invalid field, which the browser's complaint describes. */
  const expectReported = (name: string) =>
    visitor.expectTrue((named) => {
      const invalid = document.querySelector(`[name="${named}"]:focus:invalid`);
      const complaint = String(invalid && Reflect.get(invalid, 'validationMessage'));
      const ids = invalid?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.some((id) => document.getElementById(id)?.textContent.includes(complaint));
    }, name);
  await visitor.open('/contact');
  await visitor.clickOn(send);
  await expectReported('name');
  await visitor.type('Ada Lovelace');
  await visitor.clickOn(field('email'));
  await visitor.type('not an address');
  // From another field only a press of the button leads back to the email field.
  await visitor.clickOn(field('message'));
  await visitor.clickOn(send);
  await expectReported('email');
});

journey('form by keyboard, with a visit between', ['sample'], async (visitor) => {
  await visitor.open('/contact');
  await fillIn(visitor);
  await visitor.clickOn(link('/careers', 'header'));
  await visitor.expectHeading(pageTexts('/careers').heading);
  await visitor.evaluate(() => history.back());
  await visitor.expectHeading(pageTexts('/contact').heading);
  for (const [name, value] of draft) await visitor.expectState(field(name), { value });

  await visitor.tabTo(send);
  await visitor.press('Enter');
  await visitor.find(confirmation);
  for (const [name] of draft) await visitor.expectState(field(name), { value: '' });
  expect(await visitor.evaluate(() => location.pathname + location.search)).toBe('/contact');
  await visitor.press('F6');
  await visitor.tabTo(close);
  await visitor.press('Enter');
  await visitor.expectHidden(close);
  await visitor.expectTrue(() => document.activeElement !== document.body);
});

journey('form offline; its toast stays under the mouse', [], async (visitor, host) => {
  await visitor.open('/contact');
  await visitor.waitForWorker();
  host.isReachable = false;
  await fillIn(visitor);
  await visitor.press('Enter');
  await visitor.find(confirmation);
  await visitor.moveTo(await visitor.find(close));
  const shown = Date.now();
  // Alone it stays between six and eight seconds.
  await expect.poll(() => Date.now() - shown).toBeGreaterThan(9000);
  expect(await visitor.look(close)).not.toBeNull();
  await visitor.moveTo({ x: 0, y: 0 });
  await visitor.expectHidden(close);
});
