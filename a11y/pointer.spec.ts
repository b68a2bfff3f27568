import type { Page } from 'playwright/test';
import { expect, test } from '#e2e/support/matrix-test.ts';
import { openHydrated } from '#e2e/support/site-test.ts';

/** Presses on a control and lets go beside it (WCAG 2.5.2). */
async function pressAndThinkBetter(page: Page, name: string): Promise<void> {
  const control = page
    .getByRole('main')
    .or(page.getByRole('banner'))
    .getByText(name, { exact: true });
  await control.first().hover();
  await page.mouse.down();
  await page.mouse.move(5, 600, { steps: 4 });
  await page.mouse.up();
}

test.describe('a press that ends beside the control does nothing', () => {
  test('on a link', async ({ page }) => {
    await openHydrated(page, '/industry/retail');
    await pressAndThinkBetter(page, 'Explore Solutions');
    await expect(page).toHaveURL('/industry/retail');
  });

  test('on the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/about');
    await pressAndThinkBetter(page, 'Menu');
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('on the form’s button', async ({ page }) => {
    await openHydrated(page, '/contact');
    await pressAndThinkBetter(page, 'Send Message');
    await expect(page.getByLabel('Full Name')).not.toBeFocused();
  });

  test('on the film’s button', async ({ page }) => {
    await openHydrated(page, '/');
    await pressAndThinkBetter(page, 'Play');
    await expect(page.locator('video')).toHaveCount(0);
  });
});

test('what hover opens can be reached, stays, and is dismissed without moving', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Services' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Automation' });
  await trigger.hover();
  await expect(link).toBeVisible();
  await link.hover();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('under reduced motion nothing moves: no transition, no animation, no film', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const moving = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll('*')).filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const durations = `${transitionDuration}, ${animationDuration}`.match(/[\d.]+/g) ?? [];
        return scrollBehavior === 'smooth' || durations.some((seconds) => Number(seconds) > 0);
      }).length,
  );
  expect(moving).toBe(0);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});
