import type { Path } from '#content/paths.ts';
import { nameOf, pageTexts } from '#e2e/support/copy.ts';
import { readMoreName } from '#e2e/support/read-more.ts';
import { expectTranscript, test } from './listen-test.ts';
import type { ScreenReaderSession } from './screen-reader-session.ts';
import type { Heard } from './transcript.ts';

/**
 * Presses a key that leads to another page, and waits until its heading has the focus. When the element that had the focus
 * left the document with the old page, Orca may say the new heading or not, because the order of two events differs from
 * run to run. Then the transcript has only what the page announces in a live region.
 */
async function changePage(
  session: ScreenReaderSession,
  action: string,
  key: string,
  path: Path,
  heard: Heard = 'live regions',
) {
  await session.record(
    action,
    () => session.press(key),
    () =>
      session.page.waitForFunction(
        (heading) => {
          const { activeElement } = document;
          return activeElement?.tagName === 'H1' && activeElement.textContent === heading;
        },
        {},
        pageTexts(path).heading,
      ),
    heard,
  );
}

test('a link in the header, Back and Forward', { tags: ['sample'] }, async ({ session }) => {
  await session.open('/about');
  await session.tabTo(nameOf('/careers'));
  await changePage(session, 'presses Enter', 'Return', '/careers', 'everything');
  await changePage(session, 'goes back', 'alt+Left', '/about');
  await changePage(session, 'goes forward', 'alt+Right', '/careers');
  await expectTranscript(session, 'header-link');
});

test('a link in the text, Back and Forward', { tags: ['sample'] }, async ({ session }) => {
  await session.open('/services');
  await session.tabTo(readMoreName('automation'));
  await changePage(session, 'presses Enter', 'Return', '/services/automation');
  await changePage(session, 'goes back', 'alt+Left', '/services');
  await changePage(session, 'goes forward', 'alt+Right', '/services/automation');
  await expectTranscript(session, 'link-in-text');
});
