import type { Page } from 'playwright/test';
import { contact, shell } from '#e2e/support/copy.ts';
import { expect, openHydrated, test, waitForHydration } from '#e2e/support/site-test.ts';
import { expectPage, followHeader, headerLink } from '#e2e/support/visit.ts';
import { waitForFrames } from '#e2e/support/waiting.ts';
import { faults, holdModule, interceptModule, missingModuleMessages } from './intercept-module.ts';

const notice = (page: Page) => page.getByRole('complementary', { name: shell().change.label });

test.use({ provoked: { messages: missingModuleMessages } });

test('progress shows after 100 ms, and after 10 s the current page stays', async ({ page }) => {
  const release = await holdModule(page, 'code');
  await page.clock.install();
  await openHydrated(page, '/contact');
  await page.getByLabel(contact().form.message).fill('Our reports disagree.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await headerLink(page, '/about').click();
  await page.clock.runFor(99);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.page-progress')).toHaveCount(0);
  await page.clock.runFor(9900);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(notice(page)).toContainText(shell().change.failed);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await page.clock.resume();
  await release();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel(contact().form.message)).toHaveValue('Our reports disagree.');
  // With the answer, the link works again.
  await followHeader(page, '/about');
});

test('Back without an answer for 10 s keeps the address and the place', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/about');
  await followHeader(page, '/careers');
  // The reloaded document has not loaded About, and Back stays in this document.
  await interceptModule(page, 'code', () => new Promise<void>(() => {}));
  await page.reload();
  await waitForHydration(page);
  for (const isPressed of [false, true]) {
    await page.evaluate(() => {
      window.scrollTo({ top: 700, behavior: 'instant' });
      window.history.back();
    });
    await expect(page).toHaveURL('/about');
    if (isPressed) await headerLink(page, '/about').click();
    await page.clock.runFor(10_000);
    await expect(notice(page)).toContainText(shell().change.failed);
    await expect(page).toHaveURL('/careers');
    await expectPage(page, '/careers');
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await page.clock.runFor(8000);
    await expect(notice(page)).toHaveCount(0);
  }
  await headerLink(page, '/about').click();
  await page.clock.runFor(10_000);
  await expect(notice(page)).toContainText(shell().change.failed);
});

test('a restored page is not busy, and stays when a requested page arrives', async ({ page }) => {
  const release = await holdModule(page, 'code');
  await openHydrated(page, '/careers');
  await headerLink(page, '/about').click();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.page-progress')).toHaveCount(0);
  await release();
  await waitForFrames(page);
  await expectPage(page, '/careers');
});

test('the current page does not fail while the next document is on its way', async ({ page }) => {
  await page.clock.install();
  await interceptModule(page, 'code', faults['removed by a deploy']);
  await openHydrated(page, '/careers');
  // The current page stays, as it does until a document arrives.
  await page.route('/about', (route) =>
    route.request().method() === 'HEAD' ? route.continue() : route.fulfill({ status: 204 }),
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  const documentAsked = page.waitForRequest((request) => request.isNavigationRequest());
  await headerLink(page, '/about').click({ noWaitAfter: true });
  await documentAsked;
  await page.clock.runFor(11_000);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});
