import type { Locator, Page } from 'playwright/test';
import { contact, home, nameOf, shell } from '#e2e/support/copy.ts';
import { keepToast } from '#e2e/support/simulated-browser.ts';
import { expect, openHydrated, openIdle, test } from '#e2e/support/site-test.ts';
import { fillIn, recordAnnouncements, tabTo } from '#e2e/support/visit.ts';
import { checkStops } from './checks/tab-order.ts';

test('the skip link skips the header, on desktop and phone', async ({ page }) => {
  await openHydrated(page, '/services/automation');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: shell().skip }).press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  }
});

test('a visitor goes from Home to a service through the header menu', async ({ page }) => {
  await openHydrated(page, '/');
  await tabTo(page, nameOf('/services'));
  await page.keyboard.press('Enter');
  await tabTo(page, nameOf('/services/infrastructure'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/infrastructure');
  await expect(page.locator('h1')).toBeFocused();
});

test('a visitor closes the mobile menu by Escape, and opens a page through its link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const menu = page.getByRole('button', { name: shell().mobile.menu });
  await tabTo(page, shell().mobile.menu);
  await page.keyboard.press('Enter');
  await tabTo(page, nameOf('/careers'));
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await tabTo(page, nameOf('/careers'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('h1')).toBeFocused();
});

test('a visitor corrects and sends a message, then closes the confirmation', async ({ page }) => {
  await keepToast(page);
  await openHydrated(page, '/contact');
  await tabTo(page, contact().form.submit);
  await page.keyboard.press('Enter');
  const name = page.getByLabel(contact().form.name);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/\S/);
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByLabel(contact().form.subject.label)).toBeFocused();
  // Selects the option by its first letters.
  await page.keyboard.type(contact().form.subject.options.staffing.slice(0, 2));
  await expect(page.getByLabel(contact().form.subject.label)).toHaveValue('staffing');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two testers for six months.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
  await expect(page.getByRole('button', { name: contact().form.submit })).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: contact().toast.close, exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: contact().form.submit })).toBeFocused();
});

test('the film is played, paused and unmuted', async ({ page }) => {
  await openHydrated(page, '/');
  await tabTo(page, home().film.play);
  await page.keyboard.press('Enter');
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await page.keyboard.press('Space');
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  await tabTo(page, home().film.unmute);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: home().film.mute })).toBeFocused();
});

test.describe('without the code of toasts', () => {
  test.use({ provoked: { messages: [/^Failed to load resource/, /A toast is only announced/] } });

  test('a sent message is still confirmed to who listens', async ({ page }) => {
    await page.route('**/assets/ToastRegion-*', (route) => route.abort());
    await openHydrated(page, '/contact');
    await fillIn(page);
    const heard = await recordAnnouncements(page);
    await page.getByRole('button', { name: contact().form.submit }).press('Enter');
    const { title, text } = contact().toast;
    await expect.poll(heard).toEqual([contact().form.sending, `${title} ${text}`]);
    await expect(page.getByLabel(contact().form.name)).toHaveValue('');
  });
});

test('neither a toast nor the offline notice covers the focused element or the page’s end', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await keepToast(page);
  await openIdle(page, '/contact');
  await fillIn(page);
  await page.getByRole('button', { name: contact().form.submit }).click();
  await expect(toast(page)).toBeVisible();
  await page.context().setOffline(true);
  const notice = page.locator('.notice-strip');
  await expect(notice).toBeVisible();
  await checkStops(page);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText(shell().footer.copyright)).toBeInViewport({ ratio: 1 });
    const end = await page.getByText(shell().footer.copyright).boundingBox();
    const top = Math.min(...(await Promise.all([notice, toast(page)].map(topOf))));
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
    await expect(notice).toBeInViewport({ ratio: 1 });
  }
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;

const toast = (page: Page) => page.getByRole('group', { name: contact().toast.title });
