import { readCatalog } from '#e2e/support/page-texts.ts';
import { expectTranscript, test } from './listen-test.ts';

const industries = readCatalog('shell')['navigation.industries'] ?? '';

test('a header menu opened, walked and closed', async ({ listener }) => {
  await listener.open('/about');
  await listener.tabTo(industries);
  await listener.hear('presses Enter', () => listener.press('Return'));
  for (const key of ['Tab', 'Tab', 'Down', 'Escape']) {
    await listener.hear(`presses ${key}`, () => listener.press(key));
  }
  await listener.hear('presses Space', () => listener.press('space'));
  await listener.hear('presses Space again', () => listener.press('space'));
  await expectTranscript(listener, 'menu');
});
