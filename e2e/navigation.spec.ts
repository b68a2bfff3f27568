import type { Locator } from 'playwright/test';
import { holdModule } from './faults/intercept-module.ts';
import { pageTexts, readMoreName, shell } from './support/copy.ts';
import { expectHead } from './support/head.ts';
import { expect, openHydrated, openIdle, test } from './support/site-test.ts';
import { templatePaths } from './support/tested-pages.ts';
import {
  changePage,
  expectPage,
  expectSameDocument,
  followFooter,
  followHeader,
  footerLink,
  headerLink,
  liveRegion,
  markDocument,
  recordAnnouncements,
} from './support/visit.ts';
import { waitForFrames } from './support/waiting.ts';

test('a change of page shows, focuses and announces the top of the page', async ({ page }) => {
  await openHydrated(page, '/services');
  await markDocument(page);
  const heard = await recordAnnouncements(page);
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      Object.assign(target.dataset, { titleAtFocus: document.title, topAtFocus: window.scrollY });
    });
  });
  const expectArrival = async (path: '/services' | '/services/data-analytics') => {
    await expectPage(page, path);
    const heading = page.locator('h1');
    await expect(heading).toBeFocused();
    const { title } = pageTexts(path);
    await expect(heading, 'the title comes first').toHaveAttribute('data-title-at-focus', title);
    await expect(heading, 'nothing glides there').toHaveAttribute('data-top-at-focus', '0');
  };
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('link', { name: readMoreName('data-analytics') }).click();
  await expectArrival('/services/data-analytics');
  await expectHead(page, '/services/data-analytics');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.goBack();
  await expectArrival('/services');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.goForward();
  await expectArrival('/services/data-analytics');
  expect(await heard(), 'each page is announced once').toEqual(
    (['/services/data-analytics', '/services', '/services/data-analytics'] as const).map(
      (path) => pageTexts(path).title,
    ),
  );
  await expectSameDocument(page);
});

test('a change of page shows the first section first, and then the rest', async ({ page }) => {
  await openIdle(page, '/about');
  const shown = await page.evaluateHandle(() => {
    const counts: number[] = [];
    const main = document.querySelector('main');
    new MutationObserver(() => counts.push(main?.querySelectorAll('section').length ?? 0)).observe(
      document.body,
      { childList: true, subtree: true },
    );
    return counts;
  });
  await page.evaluate(() => window.history.pushState(null, '', '/services/cloud-services'));
  await expectPage(page, '/services/cloud-services');
  await expect(page.locator('main section').nth(5)).toBeVisible();
  expect((await shown.jsonValue())[0]).toBe(1);
});

test('a link of the first section leads to its part before the rest is there', async ({ page }) => {
  await openIdle(page, '/about');
  await page.evaluate(() => {
    // The heading gets the focus when the first section is painted.
    const press = () => document.querySelector<HTMLElement>('main a[href="#apply"]')?.click();
    document.addEventListener('focusin', press, { once: true });
    window.history.pushState(null, '', '/careers');
  });
  await expect(page).toHaveURL('/careers#apply');
  await expect(page.locator('#apply')).toBeFocused();
  await expect(page.locator('#apply')).toBeInViewport();
});

test('a link to a part of the same page focuses the part, unannounced', async ({ page }) => {
  await openHydrated(page, '/contact?from=letter');
  const documents = await page.evaluate(() => window.history.length);
  const heard = await recordAnnouncements(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: shell().skip }).press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL('/contact?from=letter#main');
    expect(await page.evaluate(() => window.history.length)).toBe(documents + 1);
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  }
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: shell().footer.accessibility });
  await expect(link).not.toHaveAttribute('aria-current');
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('#accessibility')).toBeFocused();
  await expect(page.locator('#accessibility')).toBeInViewport();
  expect(await heard()).toEqual([]);
  const heading = footer.getByRole('heading', { name: shell().footer.links });
  await heading.hover();
  await expect(heading, 'a heading that is no link').toHaveCSS('text-decoration-line', 'none');
});

test('with Ctrl or Shift a link opens elsewhere, and the page stays', async ({ page, context }) => {
  await openHydrated(page, '/about');
  for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
    const opened = context.waitForEvent('page');
    await headerLink(page, '/careers').click({ modifiers: [modifier] });
    await expectPage(page, '/about');
    await (await opened).close();
  }
});

test('the second press of a double click is not a press on the next page', async ({ page }) => {
  const press = async (link: Locator, nth: 1 | 2) => {
    await link.hover();
    await page.mouse.down({ clickCount: nth });
    await page.mouse.up({ clickCount: nth });
  };
  const main = page.getByRole('main');
  await openIdle(page, '/');
  await press(main.locator('a[href="/services"]').first(), 1);
  await expectPage(page, '/services');
  await press(main.locator('a[href="/services/automation"]').first(), 2);
  await press(main.locator('summary').filter({ visible: true }).first(), 2);
  await waitForFrames(page);
  await expect(page).toHaveURL('/services');
  await expect(main.locator('details[open] > summary').filter({ visible: true })).toHaveCount(0);
  await press(headerLink(page, '/about'), 1);
  await expectPage(page, '/about');
  await press(headerLink(page, '/careers'), 1);
  await press(headerLink(page, '/careers'), 2);
  await expectPage(page, '/careers');
});

test('a link to the current page leads to its top, also after Back', async ({ page }) => {
  await openHydrated(page, '/about');
  const offset = () => page.evaluate(() => window.scrollY);
  const contents = page.getByRole('navigation', { name: shell().contents.label });
  await contents.getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  for (const link of [headerLink(page, '/about'), footerLink(page, '/about')]) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await offset()).toBeGreaterThan(0);
    await link.click();
    await expect.poll(offset).toBe(0);
  }
});

test('an idle page has loaded the code and the fonts of every page', async ({ page }) => {
  await openIdle(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) requests.push(request.url());
  });
  for (const path of templatePaths.slice(1)) {
    await changePage(page, path);
  }
  await expect(liveRegion(page)).toContainText(pageTexts('/privacy').title);
  await page.evaluate(() => document.fonts.ready);
  expect(requests).toEqual([]);
});

test('a slow change of page shows a moving bar, and the last press decides', async ({ page }) => {
  const progress = page.locator('.page-progress');
  const release = await holdModule(page, 'sentences');
  await openHydrated(page, '/contact');
  await test.step('a press of the link to the current page', async () => {
    await headerLink(page, '/about').click();
    await expect(progress).toBeVisible();
    const movements = await progress.evaluate((bar) =>
      bar.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(movements).toEqual([Number.POSITIVE_INFINITY]);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    await expectPage(page, '/contact');
    await headerLink(page, '/contact').click();
    await expect(progress).toHaveCount(0);
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  });
  await test.step('a press of another link', async () => {
    await headerLink(page, '/about').click();
    await expect(progress).toBeVisible();
    await followHeader(page, '/careers');
    await expect(progress).toHaveCount(0);
  });
  await release();
  await waitForFrames(page);
  await expectPage(page, '/careers');
  await page.goBack();
  await expectPage(page, '/contact');
  await expect(page).toHaveURL('/contact');
});

test('the contents stay in view and mark the part in view, both ways', async ({ page }) => {
  await openHydrated(page, '/about');
  await followFooter(page, '/careers');
  const contents = page.getByRole('navigation', { name: shell().contents.label });
  const [first, second] = [contents.getByRole('link').first(), contents.getByRole('link').nth(1)];
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(second).not.toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollBy(0, -300));
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(second).toHaveCSS('box-shadow', 'none');
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
});

test('a text that a search in the page finds is not under the contents', async ({ page }) => {
  await openHydrated(page, '/services/cloud-services');
  const bar = await page.getByRole('navigation', { name: shell().contents.label }).boundingBox();
  const text = page.locator('#reasons p').last();
  const top = () => text.evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate((distance) => scrollBy(0, distance), (await top()) - 105);
  const words = (await text.innerText()).split(' ', 4).join(' ');
  expect(await page.evaluate(`find(${JSON.stringify(words)})`)).toBe(true);
  await expect.poll(top).toBeGreaterThan((bar?.height ?? 0) + 76);
});

// Every template of a page with contents.
for (const path of [
  ...['/', '/services', '/about', '/careers', '/contact', '/industry/retail'],
  ...['cloud-services', 'professional-staffing', 'gen-ai'].map((id) => `/services/${id}`),
]) {
  test(`the contents of ${path} lead to its headings`, { tag: '@whole' }, async ({ page }) => {
    await openHydrated(page, path);
    const contents = page.getByRole('navigation', { name: shell().contents.label });
    const links = contents.getByRole('link');
    expect(await links.count()).toBeGreaterThan(2);
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(contents.locator('[aria-current]').filter({ visible: true })).toHaveCount(1);
      const heading = page.locator(`${await link.getAttribute('href')} h2`).first();
      await expect(heading).toBeInViewport({ ratio: 1 });
      const bar = await contents.boundingBox();
      expect((await heading.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });
}
