import type { Locator, Page } from 'playwright/test';
import { message } from './support/message.ts';
import { expect, openHydrated, test } from './support/site-test.ts';

const AN_HOUR = 3_600_000;

/** Opens a page with a stopped clock. Returns the header's menus and actions. */
async function openWithStoppedClock(page: Page, path = '/') {
  await page.clock.install();
  await openHydrated(page, path);
  await page.clock.pauseAt(Date.now() + AN_HOUR);
  return header(page);
}

function header(page: Page) {
  const menu = (name: string) => ({
    trigger: page.getByRole('banner').getByRole('button', { name }),
    panel: page.getByRole('banner').getByRole('group', { name, includeHidden: true }),
  });
  const services = menu(message('shell', 'navigation.services'));
  const industries = menu(message('shell', 'navigation.industries'));
  const moveOver = async ({ trigger }: typeof services, offset = 0) => {
    const { x, y } = await middle(trigger);
    await page.mouse.move(x + offset, y);
  };
  const moveAway = () => page.mouse.move(700, 850);
  const expectOpen = async (open: 'services' | 'industries' | 'none') => {
    await expect(services.trigger).toHaveAttribute('aria-expanded', String(open === 'services'));
    await expect(industries.trigger).toHaveAttribute(
      'aria-expanded',
      String(open === 'industries'),
    );
  };
  return { services, industries, moveOver, moveAway, expectOpen };
}

async function middle(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits, because the browser updates `:hover` some time after the layout has changed. */
async function expectHovered(locator: Locator) {
  await expect.poll(() => locator.evaluate((element) => element.matches(':hover'))).toBe(true);
}

test.describe('a mouse over a trigger', () => {
  test('opens the menu after 200 ms, and leaving closes it after 150 ms', {
    tag: '@language',
  }, async ({ page }) => {
    const { services, moveOver, moveAway, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(199);
    await expectOpen('none');
    await page.clock.runFor(1);
    await expectOpen('services');
    await expect(services.panel.getByRole('link').last()).toBeVisible();
    await moveAway();
    await page.clock.runFor(149);
    await expectOpen('services');
    await page.clock.runFor(1);
    await expectOpen('none');
    await expect(services.panel.getByRole('link').first()).toBeHidden();
  });

  test('opens no menu when it only passes', { tag: '@whole' }, async ({ page }) => {
    const { services, industries, moveOver, moveAway, expectOpen } =
      await openWithStoppedClock(page);
    for (const menu of [services, industries, services]) {
      await moveOver(menu);
      await page.clock.runFor(150);
      await moveAway();
      await page.clock.runFor(30);
    }
    await page.clock.runFor(AN_HOUR);
    await expectOpen('none');
  });

  test('opens another menu at once while one is open', async ({ page }) => {
    const { services, industries, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(200);
    await moveOver(industries);
    await expectOpen('industries');
    await moveOver(services);
    await expectOpen('services');
  });

  for (const { pause, atOnce } of [
    { pause: 299, atOnce: true },
    { pause: 300, atOnce: false },
  ]) {
    test(`opens another menu ${atOnce ? 'at once' : 'after 200 ms'}, ${pause} ms after one closed`, {
      tag: '@whole',
    }, async ({ page }) => {
      const { services, industries, moveOver, moveAway, expectOpen } =
        await openWithStoppedClock(page);
      await moveOver(services);
      await page.clock.runFor(200);
      await moveAway();
      await page.clock.runFor(150 + pause);
      await moveOver(industries);
      if (!atOnce) {
        await page.clock.runFor(199);
        await expectOpen('none');
        await page.clock.runFor(1);
      }
      await expectOpen('industries');
    });
  }

  test('that does not move while a page loads opens no menu until it moves', {
    tag: '@whole',
  }, async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.resume();
    await openHydrated(page, '/about');
    await page.clock.runFor(5000);
    await expectOpen('none');
    await moveOver(services, 1);
    await page.clock.runFor(200);
    await expectOpen('services');
  });

  test('that does not move while the header’s row appears opens no menu until it moves', {
    tag: '@whole',
  }, async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    const { x, y } = await middle(services.trigger);
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.mouse.move(x, y);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectHovered(services.trigger);
    await page.clock.runFor(5000);
    await expectOpen('none');
    await moveOver(services, 1);
    await page.clock.runFor(200);
    await expectOpen('services');
  });
});

test.describe('the path from trigger to panel', () => {
  test('has no gap straight down, and may take any time', { tag: '@whole' }, async ({ page }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(200);
    const from = await middle(services.trigger);
    const to = await middle(services.panel.getByRole('link').first());
    for (let y = from.y; y <= to.y; y++) {
      await page.mouse.move(from.x, y);
      if (Math.round(y) % 4 === 0) await page.clock.runFor(1000);
    }
    await expectOpen('services');
  });

  for (const { name, corner } of [
    { name: 'services', corner: 'last' },
    { name: 'services', corner: 'first' },
    { name: 'industries', corner: 'last' },
  ] as const) {
    test(`may be a diagonal: ${name}, ${corner} link`, {
      tag: corner === 'first' ? [] : '@whole',
    }, async ({ page }) => {
      const { services, industries, moveOver } = await openWithStoppedClock(page);
      const menu = name === 'services' ? services : industries;
      await moveOver(menu);
      await page.clock.runFor(200);
      const from = await middle(menu.trigger);
      const to = await middle(menu.panel.getByRole('link')[corner]());
      const steps = 40;
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
        await page.clock.runFor(20);
      }
      await page.clock.runFor(5000);
      await expect(menu.trigger).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('may leave both for 149 ms', { tag: '@whole' }, async ({ page }) => {
    const { services, moveOver, moveAway, expectOpen } = await openWithStoppedClock(page);
    await moveOver(services);
    await page.clock.runFor(200);
    const inside = await middle(services.panel.getByRole('link').nth(3));
    await moveAway();
    await page.clock.runFor(149);
    await page.mouse.move(inside.x, inside.y);
    await page.clock.runFor(5000);
    await expectOpen('services');
  });
});

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
    await page.getByLabel(message('contact', 'form.name')).focus();
    await moveOver(services);
    await page.clock.runFor(200);
    await page.keyboard.press('Escape');
    await expectOpen('none');
    await expect(page.getByLabel(message('contact', 'form.name'))).toBeFocused();
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
    await page.getByRole('button', { name: message('contact', 'form.submit') }).click();
    await expectOpen('none');
  });

  test('on a change of page, and stays closed under a pointer that does not move', async ({
    page,
  }) => {
    const { services, moveOver, expectOpen } = await openWithStoppedClock(page);
    await page
      .getByRole('link', { name: message('shell', 'navigation.contact'), exact: true })
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
    const link = services.panel.getByRole('link', { name: message('services/automation', 'name') });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await link.press('Enter');
    await expectOpen('none');
    await expect(services.trigger).toBeFocused();
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

for (const [menu, index] of [
  ['services', '/services'],
  ['industries', '/industry'],
] as const) {
  test(`the ${menu} menu ends with a link to its index page`, async ({ page }) => {
    await openHydrated(page, '/');
    const { trigger, panel } = header(page)[menu];
    await trigger.press('Enter');
    const link = panel.getByRole('link', { name: message('shell', `navigation.${menu}.all`) });
    await trigger.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(index);
    await expect(panel).toBeHidden();
  });
}

test.describe('arrow keys', () => {
  test('move along the header’s row and stop at its ends', { tag: '@language' }, async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('shell', 'navigation.home'), exact: true })
      .focus();
    await page.keyboard.press('ArrowLeft');
    const reached = [await focused()];
    for (let steps = 0; steps < 7; steps++) {
      await page.keyboard.press('ArrowRight');
      reached.push(await focused());
    }
    expect(reached).toEqual([
      message('shell', 'navigation.home'),
      message('shell', 'navigation.services'),
      message('shell', 'navigation.industries'),
      message('shell', 'navigation.careers'),
      message('shell', 'navigation.about'),
      message('shell', 'navigation.contact'),
      message('shell', 'navigation.start'),
      message('shell', 'navigation.start'),
    ]);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(message('shell', 'navigation.contact'));
  });

  test('are reversed in a page that reads from right to left', async ({ page }) => {
    await openHydrated(page, '/');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const { services, industries } = header(page);
    await services.trigger.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(industries.trigger).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(services.trigger).toBeFocused();
  });

  test('move from an open trigger to its links and back', async ({ page }) => {
    await openHydrated(page, '/');
    const { services, expectOpen } = header(page);
    const links = services.panel.getByRole('link');
    await services.trigger.focus();
    await page.keyboard.press('ArrowDown');
    await expectOpen('none');
    await page.keyboard.press('Enter');
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['End', -1],
      ['ArrowDown', -1],
      ['ArrowUp', -2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      const expected = index < 0 ? links.nth((await links.count()) + index) : links.nth(index);
      await expect(expected, key).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(services.trigger).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectOpen('none');
  });
});
