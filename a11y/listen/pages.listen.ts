import { expectTranscript, test } from './listen-test.ts';
import type { ScreenReaderSession } from './screen-reader-session.ts';

const goToTop = (session: ScreenReaderSession) =>
  session.withoutRecording(() => session.press('ctrl+Home'));

for (const { name, path } of [
  { name: 'home', path: '/' },
  { name: 'service', path: '/services/cloud-services' },
  { name: 'industry', path: '/industry/retail' },
  { name: 'careers', path: '/careers' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nowhere' },
] as const) {
  const tags = name === 'not-found' ? ['sample'] : [];
  test(`${name} by lines, headings, landmarks and Tab`, { tags }, async ({ session }) => {
    await session.open(path);
    await session.readToEnd('reads by lines', 'Down');
    await goToTop(session);
    await session.readToEnd('goes from heading to heading', 'h');
    await goToTop(session);
    await session.readToEnd('goes from landmark to landmark', 'm');
    await goToTop(session);
    await session.tabToTheEnd('presses Tab');
    await expectTranscript(session, name);
  });
}
