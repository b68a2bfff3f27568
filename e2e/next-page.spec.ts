import type { Page } from 'playwright/test';
import { axeComplaints } from '#e2e/support/axe.ts';
import { contact, pageTexts } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';
import { expectPage, headerLink } from '#e2e/support/visit.ts';
import { waitForFrames } from '#e2e/support/waiting.ts';

// The first section of a page is rendered while its link is pointed at (src/shell/Pages.tsx).

const prepared = (page: Page) => page.locator('main > [inert]');

test('a mouse that rests on a link prepares its page, unseen and unheard', async ({ page }) => {
  await openHydrated(page, '/contact');
  await headerLink(page, '/about').hover();
  const heading = prepared(page).locator('.headline-1');
  await expect(heading).toHaveText(pageTexts('/about').heading);

  await test.step('it is not seen, heard or found, and repeats no id', async () => {
    await expect(page.locator('h1')).toHaveText(pageTexts('/contact').heading);
    expect(await prepared(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(await axeComplaints(page, 'light')).toEqual([]);
  });

  await test.step('only one page waits, and it goes when the mouse leaves', async () => {
    await headerLink(page, '/careers').hover();
    await expect(heading).toHaveText(pageTexts('/careers').heading);
    await page.locator('main').hover();
    await expect(prepared(page)).toHaveCount(0);
  });

  await test.step('the focus prepares a page, too', async () => {
    await headerLink(page, '/about').focus();
    await expect(heading).toHaveText(pageTexts('/about').heading);
    await page.keyboard.press('Tab');
    await expect(prepared(page)).toHaveCount(0);
  });
});

test('a press shows the prepared page itself', async ({ page }) => {
  await openHydrated(page, '/');
  await headerLink(page, '/careers').hover();
  const section = await prepared(page).locator('section').elementHandle();
  await page.mouse.down();
  await page.mouse.up();
  await expectPage(page, '/careers');
  await expect(page.locator('h1')).toBeFocused();
  expect(await section?.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(page.locator('main > div')).toHaveCount(1);
  await expect(page.locator('#positions')).toBeAttached();
});

test('a prepared page has no effects: film and clock start when shown', async ({ page }) => {
  await openHydrated(page, '/about');
  for (const [path, place, effect] of [
    ['/', '.film-stage', page.locator('video')],
    ['/contact', '.contact-details', page.getByText(contact().hours.clock)],
  ] as const) {
    await headerLink(page, path).hover();
    await expect(prepared(page).locator(place)).toBeAttached();
    await waitForFrames(page);
    await expect(effect).toHaveCount(0);
    await page.mouse.down();
    await page.mouse.up();
    await expect(effect).toBeVisible();
  }
});

test('a page that waits does not change what is chosen on the shown page', async ({ page }) => {
  await openHydrated(page, '/services/cloud-services');
  const choice = page.getByRole('radio').nth(1);
  await choice.check();
  const link = page.locator('header a[href="/services/change-management"]').first();
  await link.dispatchEvent('pointerdown', { button: 0 });
  await expect(prepared(page).locator('input:checked')).toHaveCount(1);
  await expect(choice).toBeChecked();
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('a finger on a link prepares its page, one that scrolls does not', async ({ page }) => {
    await openHydrated(page, '/contact');
    const link = headerLink(page, '/about');
    const touch = { pointerType: 'touch', button: 0, bubbles: true };
    await link.dispatchEvent('pointerdown', touch);
    await expect(prepared(page).locator('.headline-1')).toHaveText(pageTexts('/about').heading);
    await link.dispatchEvent('pointercancel', touch);
    await expect(prepared(page)).toHaveCount(0);
    await link.tap();
    await expectPage(page, '/about');
  });
});
