import { menuName } from '#e2e/support/copy.ts';
import { expectTranscript, test } from './listen-test.ts';

const industries = menuName('industries');

test('a header menu opened, followed with Tab and closed', async ({ session }) => {
  await session.open('/about');
  await session.tabTo(industries);
  await session.record('presses Enter', () => session.press('Return'));
  for (const key of ['Tab', 'Tab', 'Down', 'Escape']) {
    await session.record(`presses ${key}`, () => session.press(key));
  }
  await session.record('presses Space', () => session.press('space'));
  await session.record('presses Space again', () => session.press('space'));
  await expectTranscript(session, 'menu');
});
