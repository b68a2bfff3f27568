import { industryIds } from '#content/industries.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { recordAnnouncements } from './support/announcements.ts';
import { menuName, nameOf, pageTexts, shell } from './support/copy.ts';
import { expectSameDocument, markDocument } from './support/document-mark.ts';
import { expectHead } from './support/expect-head.ts';
import { readMoreName } from './support/read-more.ts';
import { expect, openHydrated, test, waitForHydration } from './support/site-test.ts';

test.describe('the header menus', () => {
  for (const { menu, expected } of [
    { menu: 'services', expected: [...serviceIds.map(servicePath), '/services'] },
    { menu: 'industries', expected: [...industryIds.map(industryPath), '/industry'] },
  ] as const) {
    test(`${menu} opens by press, lists its pages in order, then their index, and closes again`, async ({
      page,
    }) => {
      const name = menuName(menu);
      await openHydrated(page, '/');
      const trigger = page.getByRole('banner').getByRole('button', { name });
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      const links = page.getByRole('group', { name }).getByRole('link');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(expected);
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
    });

    // Both menus are one component.
    const tag = menu === 'services' ? [] : '@whole';

    test(`${menu} works by keyboard; Escape returns to its button`, { tag }, async ({ page }) => {
      const name = menuName(menu);
      await openHydrated(page, '/');
      const trigger = page.getByRole('banner').getByRole('button', { name });
      await trigger.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const links = page.getByRole('group', { name }).getByRole('link');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(trigger).toBeFocused();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });

    test(`${menu} closes when focus leaves it and on a press outside`, { tag }, async ({
      page,
    }) => {
      const name = menuName(menu);
      await openHydrated(page, '/');
      const trigger = page.getByRole('banner').getByRole('button', { name });
      await trigger.click();
      await page.getByRole('group', { name }).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await trigger.click();
      await page.locator('h1').click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('are hidden from screen readers while they are closed', async ({ page }) => {
    await openHydrated(page, '/');
    const panels = page.getByRole('banner').locator('[role=group]');
    await expect(panels).toHaveCount(3);
    for (const panel of await panels.all()) {
      await expect(panel).toHaveAttribute('hidden', 'until-found');
      await expect(panel).toHaveAttribute('aria-hidden', 'true');
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: nameOf('/services') })
      .click();
    await expect(panels.first()).toHaveAttribute('aria-hidden', 'false');
  });

  test('only one is open at a time', async ({ page }) => {
    await openHydrated(page, '/');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: nameOf('/services') }).click();
    await header.getByRole('button', { name: nameOf('/industry') }).click();
    await expect(header.locator('button[aria-expanded=true]')).toHaveCount(1);
  });

  test('a link inside leads to its page and closes the menu', async ({ page }) => {
    await openHydrated(page, '/');
    const trigger = page.getByRole('banner').getByRole('button', { name: nameOf('/services') });
    await trigger.click();
    await page
      .getByRole('group', { name: nameOf('/services') })
      .getByRole('link', { name: nameOf('/services/cloud-services') })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/services/cloud-services').heading);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('a change of page', () => {
  test('scrolls to the top, focuses the heading and has one set of head tags', async ({ page }) => {
    await openHydrated(page, '/services');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page
      .getByRole('link', {
        name: readMoreName('data-analytics'),
      })
      .click();
    const { title, heading } = pageTexts('/services/data-analytics');
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expectHead(page, '/services/data-analytics');
  });

  test('sets the new title before the heading gets the focus', async ({ page }) => {
    await openHydrated(page, '/about');
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement) target.dataset['titleAtFocus'] = document.title;
      });
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf('/careers') })
      .click();
    const { title, heading } = pageTexts('/careers');
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('h1')).toHaveAttribute('data-title-at-focus', title);
  });

  test('is announced once by its title, after a link and after Back and Forward', async ({
    page,
  }) => {
    await openHydrated(page, '/services');
    const heard = await recordAnnouncements(page);
    await page
      .getByRole('link', {
        name: readMoreName('automation'),
      })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/services/automation').heading);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(pageTexts('/services').heading);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(pageTexts('/services/automation').heading);
    expect(await heard()).toEqual(
      (['/services/automation', '/services', '/services/automation'] as const).map(
        (path) => pageTexts(path).title,
      ),
    );
  });

  for (const [path, picture] of [
    ['/careers', '.hero-drawing'],
    ['/', '.film-picture'],
  ] as const) {
    test(`to ${path} paints the visible text first, and picture and lower sections a task later`, async ({
      page,
    }) => {
      await openHydrated(page, '/about');
      const shown = await page.evaluateHandle((selector) => {
        const main = document.querySelector('main');
        const states: { picture: string; rest: string }[] = [];
        new MutationObserver(() => {
          const hidden = main?.querySelector(selector);
          const section = main?.lastElementChild;
          if (!hidden || !section) return;
          states.push({
            picture: getComputedStyle(hidden).display,
            rest: getComputedStyle(section).contentVisibility,
          });
        }).observe(document, { attributeFilter: ['data-deferred'], subtree: true });
        return states;
      }, picture);
      await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().click();
      await expect
        .poll(() => shown.jsonValue())
        .toEqual([
          { picture: 'none', rest: 'hidden' },
          { picture: 'block', rest: 'visible' },
        ]);
      await expect(page.locator('h1')).toHaveText(pageTexts(path).heading);
    });
  }

  test('Back and Forward scroll to the top, too', async ({ page }) => {
    await openHydrated(page, '/services');
    await page
      .getByRole('link', {
        name: readMoreName('automation'),
      })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/services/automation').heading);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(pageTexts('/services').heading);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(pageTexts('/services/automation').heading);
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is not needed for a link to a part of the same page, which gets the focus', async ({
    page,
  }) => {
    await openHydrated(page, '/contact');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: shell().footer.accessibility })
      .click();
    await expect(page.locator('#accessibility')).toBeFocused();
    await expect(page.locator('#accessibility')).toBeInViewport();
  });

  test('is not announced for the skip link', async ({ page }) => {
    await openHydrated(page, '/about');
    const heard = await recordAnnouncements(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell().skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL('/about#main');
    expect(await heard()).toEqual([]);
  });

  test('loads no document', async ({ page }) => {
    await openHydrated(page, '/');
    await markDocument(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf('/about') })
      .click();
    await expect(page.locator('h1')).toHaveText(pageTexts('/about').heading);
    await expectSameDocument(page);
  });
});

test('a heading of the footer that is no link is not underlined under the pointer', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  const name = shell().footer.links;
  const heading = page.getByRole('contentinfo').getByRole('heading', { name });
  await heading.hover();
  await expect(heading).toHaveCSS('text-decoration-line', 'none');
});

for (const address of ['/about/', '/about.html', '//about']) {
  test(`${address} leads to /about`, async ({ page }) => {
    await page.goto(address.startsWith('//') ? `/.${address}` : address);
    await waitForHydration(page);
    await expect(page).toHaveURL('/about');
  });
}
