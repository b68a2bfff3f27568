import { contact } from '#e2e/support/copy.ts';
import { expectTranscript, test } from './listen-test.ts';

test('the form sent empty, then filled in and sent', { tags: ['sample'] }, async ({ session }) => {
  const { page } = session;
  const press = (key: string) => session.record(`presses ${key}`, () => session.press(key));
  const type = (text: string) => session.record(`types “${text}”`, () => session.type(text));

  await session.open('/contact');
  await session.tabTo(contact().form.submit);
  await session.record(
    'presses Enter with nothing filled in',
    () => session.press('Return'),
    () => page.waitForFunction(() => document.activeElement?.matches('[name=name]')),
  );
  await type('Ada');
  await press('Tab');
  await type('a@b.co');
  for (const key of ['Tab', 'Tab', 'Tab', 'alt+Down']) await press(key);
  await session.record('presses Down', () => session.press('Down', 'list'));
  // The list runs in another process of Firefox than the page, so the order of their messages varies.
  await session.withoutRecording(
    () => session.press('Return', 'list'),
    () => page.waitForFunction(() => document.querySelector('select')?.value === 'general'),
  );
  for (const key of ['Tab', 'shift+Tab', 'Tab']) await press(key);
  await type('Hello.');
  await press('Tab');
  await session.record(
    'presses Enter',
    () => session.press('Return'),
    () => page.waitForSelector('.toast'),
  );
  for (const key of ['F6', 'Tab']) await press(key);
  await session.record(
    'presses Enter',
    () => session.press('Return'),
    () => page.waitForFunction(() => document.querySelector('.toast') === null),
  );
  await expectTranscript(session, 'form');
});
