import type { Locator, Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import { type Path, paths } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { contact, nameOf, pageTexts } from '#e2e/support/copy.ts';
import { expectSameDocument, markDocument } from '#e2e/support/document-mark.ts';
import { fillIn } from '#e2e/support/fill-in.ts';
import { test, visitOnceThenStop } from '#e2e/support/origin.ts';
import { expect, waitForHydration } from '#e2e/support/site-test.ts';
import { UNKNOWN_PATH } from '#e2e/support/unknown-path.ts';

/** Loads an address as a document, and waits until React has hydrated the page. */
async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(200);
  await waitForHydration(page);
}

/** Expects the same address, title and heading as online (e2e/routes.spec.ts). */
async function expectPage(page: Page, path: Path): Promise<void> {
  const { title, heading } = pageTexts(path);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  expect(new URL(page.url()).pathname).toBe(path);
}

/** Follows a link of the page, even one in a closed menu, without loading a document. */
async function followLink(page: Page, path: Path): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
}

/** Expects that a drawing loads into the page. No event tells when it has loaded. */
async function expectLines(drawing: Locator): Promise<void> {
  const lines = drawing.locator('use').first();
  await expect
    .poll(() => lines.evaluate((use) => use.getBoundingClientRect().width))
    .toBeGreaterThan(100);
}

const navigations: readonly {
  kind: string;
  navigate: (page: Page, path: Path) => Promise<void>;
}[] = [
  { kind: 'a first load', navigate: (page, path) => open(page, path) },
  {
    kind: 'a reload',
    navigate: async (page, path) => {
      await followLink(page, path);
      const response = await page.reload();
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
    },
  },
  {
    kind: 'a link',
    navigate: async (page, path) => {
      await followLink(page, path);
      await expectSameDocument(page);
    },
  },
  {
    kind: 'a trailing slash',
    navigate: (page, path) => open(page, path === '/' ? path : `${path}/`),
  },
  { kind: 'a query string', navigate: (page, path) => open(page, `${path}?utm_source=letter`) },
];

for (const { kind, navigate } of navigations) {
  const tag = kind === 'a reload' || kind === 'a link' ? [] : '@whole';
  test(`all ${paths.length} pages by ${kind}, with the server stopped after one visit`, {
    tag,
  }, async ({ page, origin }) => {
    test.slow();
    await visitOnceThenStop(page, origin, '/terms');
    await waitForHydration(page);
    await markDocument(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await navigate(page, path);
        await expectPage(page, path);
      });
    }
  });
}

test('an address with a file name or a hash opens its page', async ({ page, origin }) => {
  await visitOnceThenStop(page, origin);
  for (const address of ['/about.html', '/about/?a=b#main']) {
    await open(page, address);
    await expectPage(page, '/about');
  }
});

test.describe('an unknown path', () => {
  test.use({ provoked: { messages: [/status of 404/, /^404: no page at/] } });

  test('gets the not-found page with status 404', async ({ page, origin }) => {
    await visitOnceThenStop(page, origin);
    for (const address of [
      UNKNOWN_PATH,
      '/services/nowhere/',
      '/not/at/all?really',
      // Invalid UTF-8 and invalid escapes cannot be decoded.
      '/%ff',
      '/about/%zz',
      '/%',
    ]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveText(pageTexts(NOT_FOUND).heading);
      await expect(page).toHaveTitle(pageTexts(NOT_FOUND).title);
    }
  });
});

test('the contact form works and confirms', { tag: '@language' }, async ({ page, origin }) => {
  await visitOnceThenStop(page, origin);
  await open(page, '/contact');
  await fillIn(page);
  await page.getByRole('button', { name: contact().form.submit }).click();
  await expect(page.getByRole('group', { name: contact().toast.title })).toBeVisible();
  await expect(page.getByLabel(contact().form.name)).toHaveValue('');
});

test('fonts, drawings and icons load', async ({ page, origin }) => {
  // Not Home: its film's request would be cancelled on the change of page, and count as failed.
  await visitOnceThenStop(page, origin, '/about');
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await open(page, '/services/gen-ai');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  expect(
    await page.evaluate(() => document.fonts.check('600 20px "Familjen Grotesk Variable"')),
  ).toBe(true);
  await expectLines(page.locator('.hero-drawing'));
  // The page's HTML has its own icons, but most of those in the menu are in the list of all icons.
  const services = nameOf('/services');
  await page.getByRole('banner').getByRole('button', { name: services }).click();
  const icons = page.getByRole('group', { name: services }).locator('li .icon use');
  await expect(icons.filter({ visible: true })).toHaveCount(serviceIds.length);
  expect(failed.filter((url) => !url.endsWith('/service-worker.js'))).toEqual([]);
});

test('each office shows address, coordinates, directions and a drawing instead of its map', async ({
  page,
  context,
  origin,
}) => {
  await visitOnceThenStop(page, origin);
  await context.setOffline(true);
  await open(page, '/contact');
  const [{ id, street, latitude, longitude }] = company.offices;
  const name = contact().offices.places[id].name;
  const office = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
  await office.locator('.map-frame').scrollIntoViewIfNeeded();
  await expect(office.getByText(street)).toBeVisible();
  await expect(office.getByText(`${latitude}, ${longitude}`)).toBeVisible();
  await expect(
    office.getByRole('link', { name: contact().offices.places[id].directions }),
  ).toBeVisible();
  await expect(office.getByText(contact().offices.unavailable)).toBeVisible();
  await expect(office.locator('.map-drawing')).toBeInViewport();
  await expectLines(office.locator('.map-drawing'));
  await expect(page.locator('iframe')).toHaveCount(0);
});
