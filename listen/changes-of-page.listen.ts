import type { Path } from '#content/paths.ts';
import { pageTexts, readCatalog } from '#e2e/support/page-texts.ts';
import { expectTranscript, test } from './listen-test.ts';
import type { Listener } from './listener.ts';

const t = readCatalog('shell');

/** Presses a key that leads to another page. */
async function leave(listener: Listener, deed: string, key: string, path: Path) {
  await listener.hear(
    deed,
    () => listener.press(key),
    () =>
      listener.page.waitForFunction(
        (heading) => {
          const { activeElement } = document;
          return activeElement?.tagName === 'H1' && activeElement.textContent === heading;
        },
        {},
        pageTexts(path).heading,
      ),
  );
}

test('a link in the header, Back and Forward', { tags: ['sample'] }, async ({ listener }) => {
  await listener.open('/about');
  await listener.tabTo(t['navigation.careers'] ?? '');
  await leave(listener, 'presses Enter', 'Return', '/careers');
  await leave(listener, 'goes back', 'alt+Left', '/about');
  await leave(listener, 'goes forward', 'alt+Right', '/careers');
  await expectTranscript(listener, 'header-link');
});

test('a link in the text, Back and Forward', { tags: ['sample'] }, async ({ listener }) => {
  await listener.open('/services');
  await listener.tabTo(`${t['more']} ${readCatalog('services/automation')['name']}`);
  await leave(listener, 'presses Enter', 'Return', '/services/automation');
  await leave(listener, 'goes back', 'alt+Left', '/services');
  await leave(listener, 'goes forward', 'alt+Right', '/services/automation');
  await expectTranscript(listener, 'link-in-text');
});
