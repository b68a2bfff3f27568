import type { Page } from 'puppeteer-core';
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
import { test } from './listen-test.ts';
import type { Session } from './session.ts';

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
    await session.recordToEnd('reads by lines', 'Down');
    await session.recordToEnd('goes from heading to heading', 'h');
    await session.recordToEnd('goes from landmark to landmark', 'm');
    await session.recordToEnd('presses Tab', 'Tab');
    await session.expectTranscript(name);
  });
}

const untilStored = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const isGone = (page: Page, selector: string) => page.waitForSelector(selector, { hidden: true });

const untilShown = ({ page }: Session, path: Path) => {
  const isFocused = (heading: string) =>
    document.querySelector('h1:focus')?.textContent === heading;
  return () => page.waitForFunction(isFocused, {}, pageTexts(path).heading);
};

/** Orca may say the new heading or not if the focused link left with the old page, so the transcript has only the live region. */
const changePage = (session: Session, action: string, key: string, path: Path) =>
  session.record(action, key, untilShown(session, path), 'live regions');

test('a link in the header, Back and Forward', { tags: ['sample'] }, async ({ session }) => {
  await session.open('/about');
  await session.tabTo(nameOf('/careers'));
  await session.record('presses Enter', 'Return', untilShown(session, '/careers'));
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
  await session.record('presses Enter', 'Return');
  await session.recordKeys('Tab', 'Tab', 'Down', 'Escape');
  await session.record('presses Space', 'space');
  await session.record('presses Space again', 'space');
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
  await session.open('/contact');
  await session.tabTo(contact().form.submit);
  await session.record('presses Enter with nothing filled in', 'Return', () =>
    page.waitForSelector('[name=name]:focus'),
  );
  await session.recordText('Ada');
  await session.recordKeys('Tab');
  await session.recordText('a@b.co');
  await session.recordKeys('Tab', 'Tab', 'Tab', 'alt+Down');
  await session.record('presses Down', () => session.press('Down', 'list'));
  // The list runs in another process of Firefox than the page, so the order of their messages varies.
  await session.press('Return', 'list');
  await page.waitForSelector('select:has([value=general]:checked)');
  await session.forget();
  await session.recordKeys('Tab', 'shift+Tab', 'Tab');
  await session.recordText('Hello.');
  // The link to the email program, and the button.
  await session.recordKeys('Tab', 'Tab');
  await session.record('presses Enter', 'Return', () => page.waitForSelector('.toast'));
  await session.recordKeys('F6', 'Tab');
  await session.record('presses Enter', 'Return', () => isGone(page, '.toast'));
  await session.expectTranscript('form');
});

// One of the stories of e2e/real-days.spec.ts: six keys, of which five go to the footer, the last landmark of Home.
test('a listener finds the phone number', { tags: ['sample'] }, async ({ session }) => {
  await session.open('/');
  await session.record('goes from landmark to landmark to the footer', async () => {
    for (let key = 0; key < 5; key += 1) await session.press('m');
  });
  await session.record('goes from link to link', 'k');
  expect(await session.expectTranscript('phone-number')).toContain(company.phone);
});

test('the connection is lost and returns', async ({ session }) => {
  const { page } = session;
  await session.open('/about');
  await untilStored(page);
  await session.record(
    'loses the connection',
    () => page.setOfflineMode(true),
    () => page.waitForSelector('.notice-strip'),
  );
  await session.record(
    'has it back',
    () => page.setOfflineMode(false),
    () => isGone(page, '.notice-strip'),
  );
  await session.expectTranscript('connection');
});

// The last test, because the host serves the next release from then on.
test('a new version offered and postponed', async ({ session, host }) => {
  const { page } = session;
  await session.open('/about');
  await untilStored(page);
  host.deploy(nextRelease);
  await session.record(
    'comes back to the tab after a release',
    () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    () => page.waitForSelector('.toast'),
  );
  await session.recordKeys('F6', 'Tab', 'Tab');
  await session.record(`presses Enter on “${offline().updates.later}”`, 'Return', () =>
    isGone(page, '.toast'),
  );
  await session.expectTranscript('update');
});
