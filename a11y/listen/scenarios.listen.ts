import { expect } from 'vitest';
import { company } from '#content/company.ts';
import { serviceCopy } from '#content/copy/services.ts';
import { type Path, servicePath } from '#content/paths.ts';
import { listedServiceIds } from '#content/services.ts';
import { nextRelease } from '#e2e/support/built-releases.ts';
import {
  contact,
  copy,
  menuName,
  nameOf,
  offline,
  pageTexts,
  readMoreName,
} from '#e2e/support/copy.ts';
import { type Session, test } from './session.ts';
import type { Heard } from './transcript.ts';

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
    const goToTop = async () => {
      await session.press('ctrl+Home');
      await session.forget();
    };
    await session.open(path);
    await session.readToEnd('reads by lines', 'Down');
    await goToTop();
    await session.readToEnd('goes from heading to heading', 'h');
    await goToTop();
    await session.readToEnd('goes from landmark to landmark', 'm');
    await goToTop();
    await session.tabToTheEnd('presses Tab');
    await session.expectTranscript(name);
  });
}

/**
 * Presses a key that leads to another page, and waits until its heading has the focus. When the element that had the focus
 * left the document with the old page, Orca may say the new heading or not, because the order of two events differs from
 * run to run. Then the transcript has only what the page announces in a live region.
 */
async function changePage(
  session: Session,
  action: string,
  key: string,
  path: Path,
  heard: Heard = 'live regions',
) {
  const isHeadingFocused = (heading: string) => {
    const { activeElement } = document;
    return activeElement?.tagName === 'H1' && activeElement.textContent === heading;
  };
  const outcome = () => session.page.waitForFunction(isHeadingFocused, {}, pageTexts(path).heading);
  await session.recordKey(action, key, outcome, heard);
}

test('a link in the header, Back and Forward', { tags: ['sample'] }, async ({ session }) => {
  await session.open('/about');
  await session.tabTo(nameOf('/careers'));
  await changePage(session, 'presses Enter', 'Return', '/careers', 'everything');
  await changePage(session, 'goes back', 'alt+Left', '/about');
  await changePage(session, 'goes forward', 'alt+Right', '/careers');
  await session.expectTranscript('header-link');
});

test('a link in the text, Back and Forward', { tags: ['sample'] }, async ({ session }) => {
  await session.open('/services');
  await session.tabTo(readMoreName('automation'));
  await changePage(session, 'presses Enter', 'Return', '/services/automation');
  await changePage(session, 'goes back', 'alt+Left', '/services');
  await changePage(session, 'goes forward', 'alt+Right', '/services/automation');
  await session.expectTranscript('link-in-text');
});

test('a header menu opened, followed with Tab and closed', async ({ session }) => {
  await session.open('/about');
  await session.tabTo(menuName('industries'));
  await session.recordKey('presses Enter', 'Return');
  await session.recordKeys('Tab', 'Tab', 'Down', 'Escape');
  await session.recordKey('presses Space', 'space');
  await session.recordKey('presses Space again', 'space');
  await session.expectTranscript('menu');
});

test('the views of the plates that have some', async ({ session }) => {
  for (const service of listedServiceIds) {
    const { views } = copy(serviceCopy(service)).plate;
    if (!views) continue;
    await session.open(servicePath(service));
    await session.tabTo(views.whole);
    for (const _ of Object.keys(views.others)) await session.recordKeys('r', 'space');
  }
  await session.expectTranscript('plate-views');
});

test('the form sent empty, then filled in and sent', { tags: ['sample'] }, async ({ session }) => {
  const { page } = session;
  const type = (text: string) => session.record(`types “${text}”`, () => session.type(text));

  await session.open('/contact');
  await session.tabTo(contact().form.submit);
  await session.recordKey('presses Enter with nothing filled in', 'Return', () =>
    page.waitForFunction(() => document.activeElement?.matches('[name=name]')),
  );
  await type('Ada');
  await session.recordKeys('Tab');
  await type('a@b.co');
  await session.recordKeys('Tab', 'Tab', 'Tab', 'alt+Down');
  await session.record('presses Down', () => session.press('Down', 'list'));
  // The list runs in another process of Firefox than the page, so the order of their messages varies.
  await session.press('Return', 'list');
  await page.waitForFunction(() => document.querySelector('select')?.value === 'general');
  await session.forget();
  await session.recordKeys('Tab', 'shift+Tab', 'Tab');
  await type('Hello.');
  await session.recordKeys('Tab');
  await session.recordKey('presses Enter', 'Return', () => page.waitForSelector('.toast'));
  await session.recordKeys('F6', 'Tab');
  await session.recordKey('presses Enter', 'Return', () =>
    page.waitForFunction(() => document.querySelector('.toast') === null),
  );
  await session.expectTranscript('form');
});

/** The landmarks of Home; the footer is the last one. */
const keysToFooter = 5;
/** The footer, and its second link. One of the stories of e2e/real-days.spec.ts. */
const keysToPhoneNumber = 6;

test('a listener finds the phone number', { tags: ['sample'] }, async ({ session }) => {
  await session.open('/');
  await session.record('goes from landmark to landmark to the footer', async () => {
    for (let key = 0; key < keysToFooter; key += 1) await session.press('m');
  });
  const keys = await session.recordUntil('goes from link to link', 'k', company.phone);
  await session.expectTranscript('phone-number');
  expect(keysToFooter + keys).toBeLessThanOrEqual(keysToPhoneNumber);
});

test('the connection is lost and returns', async ({ session }) => {
  const { page } = session;
  await session.open('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await session.record(
    'loses the connection',
    () => page.setOfflineMode(true),
    () => page.waitForSelector('.notice-strip'),
  );
  await session.record(
    'has it back',
    () => page.setOfflineMode(false),
    () => page.waitForFunction(() => document.querySelector('.notice-strip') === null),
  );
  await session.expectTranscript('connection');
});

// The last test, because the host serves the next release from then on.
test('a new version offered and postponed', async ({ session, host }) => {
  const { page } = session;
  await session.open('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  host.deploy(nextRelease);
  await session.record(
    'comes back to the tab after a release',
    () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    () => page.waitForSelector('.toast'),
  );
  await session.recordKeys('F6', 'Tab', 'Tab');
  await session.recordKey(`presses Enter on “${offline().updates.later}”`, 'Return', () =>
    page.waitForFunction(() => document.querySelector('.toast') === null),
  );
  await session.expectTranscript('update');
});
