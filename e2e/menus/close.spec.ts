import { contact, nameOf } from '#e2e/support/copy.ts';
import { expect, test } from '#e2e/support/site-test.ts';
import { AN_HOUR, openWithStoppedClock } from './header-menus.ts';

test.describe('a menu closes', () => {
  test('on Escape while hovered, until the pointer has left and returned', {
    tag: '@whole',
  }, async ({ page }) => {
    const { services, moveOver, moveAway, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(200);
    await page.keyboard.press('Escape');
    await expectOpen('none');
    await expect(services.trigger).not.toBeFocused();
    for (const offset of [3, -3, 0]) {
      await moveOver(services, offset);
      await page.clock.runFor(1000);
    }
    await expectOpen('none');
    await moveAway();
    await moveOver(services);
    await page.clock.runFor(200);
    await expectOpen('services');
  });

  test('on Escape within the 200 ms before it opens', { tag: '@whole' }, async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(199);
    await page.keyboard.press('Escape');
    await page.clock.runFor(AN_HOUR);
    await expectOpen('none');
  });

  test('on Escape wherever the focus is, and the focus stays', async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page, '/contact');
    await page.getByLabel(contact().form.name).focus();
    await moveOver(services);
    await page.clock.runFor(200);
    await page.keyboard.press('Escape');
    await expectOpen('none');
    await expect(page.getByLabel(contact().form.name)).toBeFocused();
  });

  test('when the pointer leaves, and gives the focus inside it to its trigger', async ({
    page,
  }) => {
    const { services, moveOver, moveAway, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(200);
    await services.panel.getByRole('link').nth(2).focus();
    await moveAway();
    await page.clock.runFor(150);
    await expectOpen('none');
    await expect(services.trigger).toBeFocused();
  });

  test('by a press on a control that stops the propagation of events', { tag: '@whole' }, async ({
    page,
  }) => {
    const { services, expectOpen } = await openWithStoppedClock(page, '/contact');
    await services.trigger.press('Enter');
    await expectOpen('services');
    await page.getByRole('button', { name: contact().form.submit }).click();
    await expectOpen('none');
  });

  test('on a change of page, and stays closed under a pointer that does not move', async ({
    page,
  }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await page
      .getByRole('link', { name: nameOf('/contact'), exact: true })
      .first()
      .focus();
    await moveOver(services);
    await page.clock.runFor(200);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('h1')).toBeFocused();
    await expectOpen('none');
    await moveOver(services, 4);
    await page.clock.runFor(5000);
    await expectOpen('none');
  });

  test('by a link to the current page', { tag: '@whole' }, async ({ page }) => {
    const { services, expectOpen } = await openWithStoppedClock(page, '/services/automation');
    await services.trigger.press('Enter');
    const link = services.panel.getByRole('link', { name: nameOf('/services/automation') });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await link.press('Enter');
    await expectOpen('none');
    await expect(services.trigger).toBeFocused();
  });
});
