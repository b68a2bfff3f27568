import { readCatalog } from '#e2e/support/page-texts.ts';
import { expectTranscript, test } from './listen-test.ts';

const t = readCatalog('contact');
const said = (id: string) => t[id] ?? id;

test('the form failed, filled in and sent', { tags: ['sample'] }, async ({ listener }) => {
  const { page } = listener;
  const press = (key: string) => listener.hear(`presses ${key}`, () => listener.press(key));
  const type = (text: string) => listener.hear(`types “${text}”`, () => listener.type(text));

  await listener.open('/contact');
  await listener.tabTo(said('form.submit'));
  await listener.hear(
    'presses Enter with nothing filled in',
    () => listener.press('Return'),
    () => page.waitForFunction(() => document.activeElement?.matches('[name=name]')),
  );
  await type('Ada');
  await press('Tab');
  await type('a@b.co');
  for (const key of ['Tab', 'Tab', 'Tab', 'alt+Down']) await press(key);
  await listener.hear('presses Down', () => listener.press('Down', 'list'));
  // The list is in another process of Firefox than the page: what both report comes in any order.
  await listener.unheard(
    () => listener.press('Return', 'list'),
    () => page.waitForFunction(() => document.querySelector('select')?.value === 'general'),
  );
  for (const key of ['Tab', 'shift+Tab', 'Tab']) await press(key);
  await type('Hello.');
  await press('Tab');
  await listener.hear(
    'presses Enter',
    () => listener.press('Return'),
    () => page.waitForSelector('.toast'),
  );
  for (const key of ['F6', 'Tab']) await press(key);
  await listener.hear(
    'presses Enter',
    () => listener.press('Return'),
    () => page.waitForFunction(() => document.querySelector('.toast') === null),
  );
  await expectTranscript(listener, 'form');
});
