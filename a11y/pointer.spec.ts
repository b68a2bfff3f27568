import type { Page } from 'playwright/test';
import { expect, test } from '#e2e/support/any-page-test.ts';
import { contact, home, nameOf, shell } from '#e2e/support/copy.ts';
import { letRest } from '#e2e/support/page-rest.ts';
import { openHydrated, openIdle } from '#e2e/support/site-test.ts';
import { waitForFrames } from '#e2e/support/wait-for-frames.ts';

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

test.describe('a press that ends outside the control does nothing', () => {
  test('on a link', async ({ page }) => {
    // An idle page has loaded all other pages, so a press would open one within some frames.
    await openIdle(page, '/industry/retail');
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await pressAndReleaseOutside(page, nameOf('/services'));
    expect(addresses).toEqual([]);
  });

  test('on the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/about');
    await pressAndReleaseOutside(page, shell().mobile.menu);
    await expect(page.getByRole('button', { name: shell().mobile.menu })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('on the form’s button', async ({ page }) => {
    await openHydrated(page, '/contact');
    await pressAndReleaseOutside(page, contact().form.submit);
    await expect(page.getByLabel(contact().form.name)).not.toBeFocused();
  });

  test('on the film’s button', async ({ page }) => {
    await openHydrated(page, '/');
    await pressAndReleaseOutside(page, home().film.play);
    await expect(page.locator('video')).toHaveCount(0);
  });
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

test('reduced motion stops every transition and animation, and the film', async ({ page }) => {
  await page.clock.install();
  await openIdle(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: nameOf('/services') })
    .click();
  const moving = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll('*')).filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const durations = `${transitionDuration}, ${animationDuration}`.match(/[\d.]+/g) ?? [];
        return scrollBehavior === 'smooth' || durations.some((seconds) => Number(seconds) > 0);
      }).length,
  );
  expect(moving).toBe(0);
  await letRest(page);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: home().film.play, exact: true })).toBeVisible();
});
