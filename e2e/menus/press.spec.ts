import { nameOf } from '#e2e/support/copy.ts';
import { expect, test } from '#e2e/support/site-test.ts';
import { expectPage, sendButton } from '#e2e/support/visit.ts';
import { AN_HOUR, openWithStoppedClock } from './header-menus.ts';

test('a press opens one menu, and a press or focus elsewhere closes it', async ({ page }) => {
  const { services, industries, expectOpen } = await openWithStoppedClock(page, '/contact');
  await test.step('closed menus are hidden from screen readers, and not found by searching', async () => {
    const panels = page.getByRole('banner').locator('[role=group]');
    await expect(panels).toHaveCount(3);
    for (const panel of await panels.all()) {
      // A browser would open a panel with `hidden="until-found"` at each of its words, but does not search inert text.
      await expect(panel).toHaveAttribute('hidden', 'until-found');
      await expect(panel).toHaveJSProperty('inert', true);
      await expect(panel).toHaveAttribute('aria-hidden', 'true');
    }
  });
  await test.step('a press opens a menu, and a second press closes it', async () => {
    await services.trigger.click();
    await expectOpen('services');
    await expect(services.panel).toHaveAttribute('aria-hidden', 'false');
    await expect(services.panel).toHaveJSProperty('inert', false);
    await services.trigger.click();
    await expectOpen('none');
    await expect(services.panel.locator('a').first()).toBeHidden();
  });
  await test.step('only one menu is open', async () => {
    await services.trigger.click();
    await industries.trigger.click();
    await expectOpen('industries');
  });
  await test.step('a press outside closes it', async () => {
    await page.locator('h1').click();
    await expectOpen('none');
  });
  await test.step('focus that leaves closes it', async () => {
    await services.trigger.click();
    await services.panel.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expectOpen('none');
  });
  await test.step('a press on a control that stops the propagation of events closes it', async () => {
    await services.trigger.press('Enter');
    await expectOpen('services');
    await sendButton(page).click();
    await expectOpen('none');
  });
  await test.step('a link of the menu leads to its page, and the focus does not pass the button on its way', async () => {
    await services.trigger.click();
    const passed = await services.trigger.evaluateHandle((button) => {
      const events: string[] = [];
      button.addEventListener('focus', ({ type }) => events.push(type));
      return events;
    });
    const link = services.panel.getByRole('link', { name: nameOf('/services/cloud-services') });
    await link.press('Enter');
    await expectPage(page, '/services/cloud-services');
    await page.clock.runFor(100);
    await expect(page.locator('h1')).toBeFocused();
    expect(await passed.jsonValue()).toEqual([]);
    await expectOpen('none');
  });
  await test.step('a link to the current page closes it, and the focus returns to its button', async () => {
    await services.trigger.press('Enter');
    const link = services.panel.getByRole('link', { name: nameOf('/services/cloud-services') });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await link.press('Enter');
    await expectOpen('none');
    await expect(services.trigger).toBeFocused();
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('opens and closes a menu by taps alone; touch and pen do not hover', async ({ page }) => {
    const { services, industries, expectOpen } = await openWithStoppedClock(page);
    for (const pointerType of ['touch', 'pen']) {
      await services.trigger.dispatchEvent('pointermove', { pointerType });
      await page.clock.runFor(5000);
      await expectOpen('none');
    }
    for (const [target, open] of [
      [services, 'services'],
      [industries, 'industries'],
      [industries, 'none'],
    ] as const) {
      await target.trigger.tap();
      await expectOpen(open);
      await page.clock.runFor(AN_HOUR);
      await expectOpen(open);
    }
    await services.trigger.tap();
    await page.locator('h1').tap();
    await expectOpen('none');
  });
});
