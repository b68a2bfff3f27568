import { contact } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';
import { expectPage, headerLink } from '#e2e/support/visit.ts';
import { AN_HOUR, middle, openWithStoppedClock } from './header-menus.ts';

// The machine's own tests have every limit to the millisecond (src/shell/navigation.test.ts).

test('hover opens a menu; Escape and leaving close it', { tag: '@language' }, async ({ page }) => {
  const { services, moveOver, moveAway, expectOpen } = await openWithStoppedClock(page, '/contact');
  const step = (title: string, run: () => Promise<void>) =>
    test.step(title, async () => {
      await moveAway();
      await page.clock.runFor(AN_HOUR);
      await expectOpen('none');
      await run();
    });
  await step('it opens after 200 ms, and closes 150 ms after the mouse has left', async () => {
    await moveOver(services);
    await page.clock.runFor(200);
    await expectOpen('services');
    await expect(services.panel.getByRole('link').last()).toBeVisible();
    await moveAway();
    await page.clock.runFor(150);
    await expectOpen('none');
    await expect(services.panel.locator('a').first()).toBeHidden();
  });
  await step('a menu that the mouse leaves gives the focus inside it to its button', async () => {
    await moveOver(services);
    await page.clock.runFor(200);
    await services.panel.getByRole('link').nth(2).focus();
    await moveAway();
    await page.clock.runFor(150);
    await expectOpen('none');
    await expect(services.trigger).toBeFocused();
  });
  await step('Escape closes it wherever the focus is, and the focus stays', async () => {
    await page.getByLabel(contact().form.name).focus();
    await moveOver(services);
    await page.clock.runFor(200);
    await page.keyboard.press('Escape');
    await expectOpen('none');
    await expect(page.getByLabel(contact().form.name)).toBeFocused();
  });
  await step('Escape keeps a menu closed that is about to open', async () => {
    await moveOver(services);
    await page.clock.runFor(199);
    await page.keyboard.press('Escape');
    await page.clock.runFor(5000);
    await expectOpen('none');
  });
  await step('the mouse may go from the button straight to a link', async () => {
    await moveOver(services);
    await page.clock.runFor(200);
    const from = await middle(services.trigger);
    const to = await middle(services.panel.getByRole('link').first());
    for (let part = 0; part <= 1; part += 0.025) {
      await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      await page.clock.runFor(20);
    }
    await page.clock.runFor(5000);
    await expectOpen('services');
  });
  await step('after a change of page it stays closed until the mouse moves away', async () => {
    await headerLink(page, '/about').focus();
    await moveOver(services);
    await page.clock.runFor(200);
    await expectOpen('services');
    await page.keyboard.press('Enter');
    await expectPage(page, '/about');
    await expectOpen('none');
    await moveOver(services, 4);
    await page.clock.runFor(5000);
    await expectOpen('none');
  });
});

test('a mouse that does not move opens no menu', { tag: '@whole' }, async ({ page }) => {
  const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
  const expectClosedUntilMoved = async () => {
    await page.clock.runFor(5000);
    await expectOpen('none');
    await moveOver(services, 1);
    await page.clock.runFor(200);
    await expectOpen('services');
  };
  await test.step('the header’s row', async () => {
    const { x, y } = await middle(services.trigger);
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.mouse.move(x, y);
    await page.setViewportSize({ width: 1440, height: 900 });
    // The browser updates `:hover` some time after the layout has changed.
    await expect.poll(() => services.trigger.evaluate((it) => it.matches(':hover'))).toBe(true);
    await expectClosedUntilMoved();
  });
  await test.step('a page that loads', async () => {
    await page.clock.resume();
    await openHydrated(page, '/about');
    await expectClosedUntilMoved();
  });
});
