import type { Locator } from 'playwright/test';
import { test } from '#e2e/support/site-test.ts';
import { AN_HOUR, middle, openWithStoppedClock } from './header-menus.ts';

test.describe('a press on a trigger', () => {
  test('within the 200 ms opens the menu at once, and hover does not open it again', async ({
    page,
  }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(199);
    await page.mouse.down();
    await page.mouse.up();
    await expectOpen('services');
    await page.clock.runFor(AN_HOUR);
    await expectOpen('services');
  });

  for (const { pause, outcome } of [
    { pause: 499, outcome: 'services' },
    { pause: 500, outcome: 'none' },
  ] as const) {
    const description = outcome === 'none' ? 'closes it for good' : 'keeps it open';
    test(`${pause} ms after hover opened it ${description}`, { tag: '@whole' }, async ({
      page,
    }) => {
      const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
      await moveOver(services);
      await page.clock.runFor(200 + pause);
      await page.mouse.down();
      await page.mouse.up();
      await expectOpen(outcome);
      await moveOver(services, 5);
      await page.clock.runFor(AN_HOUR);
      await expectOpen(outcome);
    });
  }

  test('twice in quick succession leaves the menu closed while the pointer does not move', {
    tag: '@whole',
  }, async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(50);
    for (let times = 0; times < 2; times++) {
      await page.mouse.down();
      await page.mouse.up();
    }
    await page.clock.runFor(AN_HOUR);
    await expectOpen('none');
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('opens and closes by taps alone, without a delay', async ({ page }) => {
    const { services, industries, expectOpen } = await openWithStoppedClock(page);
    const tap = async (locator: Locator) => {
      const { x, y } = await middle(locator);
      await page.touchscreen.tap(x, y);
    };
    await services.trigger.dispatchEvent('pointermove', { pointerType: 'touch' });
    await page.clock.runFor(5000);
    await expectOpen('none');
    await tap(services.trigger);
    await expectOpen('services');
    await page.clock.runFor(AN_HOUR);
    await expectOpen('services');
    await tap(industries.trigger);
    await expectOpen('industries');
    await tap(industries.trigger);
    await expectOpen('none');
    await page.clock.runFor(AN_HOUR);
    await expectOpen('none');
    await tap(services.trigger);
    await tap(page.locator('h1'));
    await expectOpen('none');
  });
});

// Only Chromium's protocol has a pen. The projects of other browsers leave out tests with the tag.
test('a pen presses and does not hover @chromium', { tag: '@whole' }, async ({ page }) => {
  const { services, industries, expectOpen } = await openWithStoppedClock(page);
  const protocol = await page.context().newCDPSession(page);
  const pen = async (type: string, { x, y }: { x: number; y: number }) => {
    const buttons = type === 'mousePressed' ? 1 : 0;
    await protocol.send('Input.dispatchMouseEvent', {
      type: type === 'mousePressed' || type === 'mouseReleased' ? type : 'mouseMoved',
      x,
      y,
      pointerType: 'pen',
      button: type === 'mouseMoved' ? 'none' : 'left',
      buttons,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      force: buttons / 2,
    });
  };
  const onServices = await middle(services.trigger);
  await pen('mouseMoved', onServices);
  await page.clock.runFor(5000);
  await expectOpen('none');
  await pen('mousePressed', onServices);
  await pen('mouseReleased', onServices);
  await expectOpen('services');
  await pen('mouseMoved', await middle(industries.trigger));
  await page.clock.runFor(5000);
  await expectOpen('services');
  await pen('mouseMoved', { x: 700, y: 850 });
  await page.clock.runFor(5000);
  await expectOpen('services');
});
