import type { Page } from 'playwright/test';
import { filmSources } from '#content/film.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import { type Path, paths } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { contact, home, nameOf, pageTexts, shell } from '#e2e/support/copy.ts';
import { test } from '#e2e/support/host-test.ts';
import { expect, openHydrated, waitForHydration } from '#e2e/support/site-test.ts';
import { expectPlaysAndSeeks, openStored, storedFilms } from '#e2e/support/stored-site.ts';
import { templates, UNKNOWN_PATH } from '#e2e/support/tested-pages.ts';
import {
  expectPage,
  expectSameDocument,
  fillIn,
  followFooter,
  markDocument,
  recordAnnouncements,
  sendButton,
  toast,
} from '#e2e/support/visit.ts';

test.use({ provoked: { messages: [/status of 404/, /^404: no page at/] } });

const loads: readonly ((page: Page, path: Path) => ReturnType<Page['goto']>)[] = [
  (page, path) => page.goto(path),
  (page, path) => page.goto(`${path}${path === '/' ? '' : '/'}?utm_source=letter`),
  (page, path) => page.goto(path === '/' ? path : `${path}.html#main`),
];

test(`all ${paths.length} pages by link and document, with the host gone`, async ({
  page,
  host,
}) => {
  await openStored(page, '/terms');
  await waitForHydration(page);
  host.isReachable = false;
  await markDocument(page);
  for (const path of paths) {
    await test.step(`${path} by a link`, async () => {
      // Works in a closed menu, too.
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await expectPage(page, path);
      await expect(page).toHaveTitle(pageTexts(path).title);
      await expect(page).toHaveURL(path);
      await expectSameDocument(page);
    });
  }
  for (const [index, path] of paths.entries()) {
    await test.step(`${path} as a document`, async () => {
      const response = await loads[index % loads.length]?.(page, path);
      expect(response?.status()).toBe(200);
      await expectPage(page, path);
      if (!templates.includes(path)) return;
      await waitForHydration(page);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }
});

test('with the host gone after one visit, a notice says that every page works; drawings, icons, maps, film, form and unknown addresses work; nothing else is stored', {
  tag: '@language',
}, async ({ page, context, host }) => {
  // Not Home: its film's request would be cancelled on the change of page, and count as failed.
  await openStored(page, '/about');
  expect(await storedFilms(page)).toEqual([filmSources[0].src]);
  host.isReachable = false;
  await waitForHydration(page);
  await context.setOffline(true);
  const notice = page.locator('.notice-strip');
  await expect(notice).toHaveText(shell().connection.offline.text);
  const heard = await recordAnnouncements(page);
  await followFooter(page, '/careers');
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await heard()).toEqual([pageTexts('/careers').title]);

  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await openHydrated(page, '/services/gen-ai');
  // No event tells when a drawing has loaded.
  const lines = page.locator('.plate svg use').first();
  await expect.poll(async () => (await lines.boundingBox())?.width).toBeGreaterThan(100);
  // The page's HTML has its own icons, but most of those in the menu are in the list of all icons.
  const services = nameOf('/services');
  await page.getByRole('banner').getByRole('button', { name: services }).click();
  const icons = page.getByRole('group', { name: services }).locator('li .icon use');
  await expect(icons.filter({ visible: true })).toHaveCount(serviceIds.length);
  const face = '600 20px "Familjen Grotesk Variable"';
  expect(await page.evaluate(async (font) => (await document.fonts.load(font)).length, face)).toBe(
    1,
  );
  expect(failed.filter((url) => !url.endsWith('/service-worker.js'))).toEqual([]);

  await openHydrated(page, '/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.getByLabel(contact().form.name)).toHaveValue('');
  // The graticule in place of a map, with the degrees around the office.
  const degrees = page.locator('.map-graticule').first().getByText('30.260');
  await degrees.scrollIntoViewIfNeeded();
  await expect(degrees).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCount(0);

  for (const address of [
    UNKNOWN_PATH,
    '/services/nowhere/',
    '/not/at/all?really',
    // Invalid UTF-8 and invalid escapes cannot be decoded.
    '/%ff',
    '/about/%zz',
    '/%',
  ]) {
    const response = await openHydrated(page, address);
    expect(response?.status(), address).toBe(404);
    await expectPage(page, NOT_FOUND);
    await expect(page).toHaveTitle(pageTexts(NOT_FOUND).title);
  }

  await openHydrated(page, '/');
  await expect(page.locator('.film-stage img[src="/film/poster.svg"]')).toHaveJSProperty(
    'naturalWidth',
    2560,
  );
  await expectPlaysAndSeeks(page);
  await page.getByRole('button', { name: home().film.unmute }).click();
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  const precache = expect.stringMatching(/^workbox-precache-v2-http/);
  expect(stored).toEqual({ local: [], session: [], databases: [], caches: [precache] });
  expect(await context.cookies()).toEqual([]);
});
