import type { Page } from 'playwright/test';
import { test } from './support/app-window.ts';
import { offline, shell } from './support/copy.ts';
import { offerInstallation } from './support/simulated-browser.ts';
import { expect, openHydrated, waitForHydration } from './support/site-test.ts';
import { expectPage, followFooter } from './support/visit.ts';

const back = (page: Page) => page.getByRole('button', { name: shell().header.back, exact: true });

test('the installed app has a Back button @chromium', { tag: '@whole' }, async ({ page }) => {
  // The browser starts for this test, and installs the app.
  test.slow();
  await openHydrated(page, '/about');
  const logo = page.getByRole('link', { name: shell().header.home }).first();
  await test.step('the window has no install control, and no Back button yet', async () => {
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    await offerInstallation(page);
    await expect(page.getByText(offline().install.action)).toHaveCount(0);
    await expect(back(page)).toHaveCount(0);
  });
  await test.step('Back stays after a reload, and leads back; the focus does not pass the logo on its way', async () => {
    await followFooter(page, '/careers');
    await expect(back(page)).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    const box = await back(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const passed = await logo.evaluateHandle((link) => {
      const events: string[] = [];
      link.addEventListener('focus', ({ type }) => events.push(type));
      return events;
    });
    await back(page).click();
    await expectPage(page, '/about');
    await expect(page.locator('h1')).toBeFocused();
    expect(await passed.jsonValue()).toEqual([]);
    await expect(back(page)).toHaveCount(0);
  });
  await test.step('Back leads from the document of another page back to the first, and comes again with Forward', async () => {
    // As a link pressed before hydration does.
    await page.evaluate(() => window.location.assign('/careers'));
    await expectPage(page, '/careers');
    await expect(back(page)).toBeVisible();
    await back(page).click();
    await expectPage(page, '/about');
    await waitForHydration(page);
    await expect(back(page)).toHaveCount(0);
    await page.goForward();
    await expect(back(page)).toBeVisible();
    await page.goBack();
    await expectPage(page, '/about');
    // Until then a link to a part of the page leads there without moving the focus.
    await waitForHydration(page);
  });
  await test.step('Back stays after a link to a part of the page, and where it goes, the logo gets its focus', async () => {
    await followFooter(page, '/terms');
    await page.locator('nav a[href="#payment"]').filter({ visible: true }).click();
    await expect(page).toHaveURL('/terms#payment');
    await expect(page.locator('#payment')).toBeFocused();
    await back(page).click();
    await expect(page).toHaveURL('/terms');
    await back(page).click();
    await expectPage(page, '/about');
    await page.locator('nav a[href="#story"]').filter({ visible: true }).click();
    await back(page).press('Enter');
    await expect(back(page)).toHaveCount(0);
    await expect(logo).toBeFocused();
  });
  await test.step('the header has room for Back', async () => {
    await followFooter(page, '/careers');
    for (const width of [320, 360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(back(page)).toBeVisible();
      const row = page.getByRole('banner').locator('button:visible, a:visible');
      const boxes = await row.evaluateAll((controls) =>
        controls.map((control) => control.getBoundingClientRect()),
      );
      const ordered = boxes.sort((first, second) => first.left - second.left);
      for (const [index, box] of ordered.entries()) {
        expect(box.left, `${width} px`).toBeGreaterThanOrEqual(ordered[index - 1]?.right ?? 0);
        expect(box.right, `${width} px`).toBeLessThanOrEqual(width);
      }
      expect(ordered.length).toBeGreaterThanOrEqual(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test('no text is under a notch, a rounded corner or the home bar @chromium', {
  tag: '@whole',
}, async ({ page, context }) => {
  test.slow();
  await openHydrated(page, '/about');
  const insets = { top: 59, right: 62, bottom: 34, left: 62 };
  await page.setViewportSize({ width: 844, height: 600 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await expect(page.locator('.site-header')).toHaveCSS('padding-top', '59px');
  const texts = await page
    .locator('h1, h2, p, a.footer-link, .logo, .mobile-trigger')
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  for (const box of texts.filter(({ width }) => width > 1)) {
    expect(box.left).toBeGreaterThanOrEqual(insets.left);
    expect(box.right).toBeLessThanOrEqual(844 - insets.right);
  }
  expect(texts.length).toBeGreaterThan(20);
  // Going offline during the installation would log a warning.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  const sentence = page.locator('.notice-strip p');
  await expect(sentence).toBeVisible();
  const box = await sentence.boundingBox();
  if (!box) throw new Error('the notice is not there');
  expect(box.x).toBe(0);
  expect(box.y + box.height).toBeLessThanOrEqual(600 - insets.bottom);
});
