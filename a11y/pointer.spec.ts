import type { Page } from 'playwright/test';
import { contact, home, nameOf, shell } from '#e2e/support/copy.ts';
import { expect, openHydrated, openIdle, test } from '#e2e/support/site-test.ts';
import { waitForFrames } from '#e2e/support/waiting.ts';

/** Presses on a control and releases the button outside it (WCAG 2.5.2). */
async function pressAndReleaseOutside(page: Page, name: string): Promise<void> {
  const control = page
    .getByRole('main')
    .or(page.getByRole('banner'))
    .getByText(name, { exact: true });
  await control.first().hover();
  await page.mouse.down();
  await page.mouse.move(5, 600, { steps: 4 });
  await page.mouse.up();
  await waitForFrames(page);
}

test('a press that ends outside a link, a button or a menu does nothing', async ({ page }) => {
  // An idle page has loaded all other pages, so a press would open one within some frames.
  await openIdle(page, '/contact');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await pressAndReleaseOutside(page, nameOf('/careers'));
  await pressAndReleaseOutside(page, contact().form.submit);
  await expect(page.getByLabel(contact().form.name)).not.toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await pressAndReleaseOutside(page, shell().mobile.menu);
  const menu = page.getByRole('button', { name: shell().mobile.menu });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(addresses).toEqual([]);

  await openIdle(page, '/');
  await pressAndReleaseOutside(page, home().film.play);
  await expect(page.locator('video')).toHaveCount(0);
});

test('a menu that hover opened can be hovered, stays open, and closes on Escape (WCAG 1.4.13)', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  const trigger = page.getByRole('banner').getByRole('button', { name: nameOf('/services') });
  const link = page.getByRole('banner').getByRole('link', { name: nameOf('/services/automation') });
  await trigger.hover();
  await expect(link).toBeVisible();
  await link.hover();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});
