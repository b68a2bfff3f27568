import type { Locator, Page } from 'playwright/test';
import { nameOf } from '#e2e/support/copy.ts';
import { expect, openHydrated } from '#e2e/support/site-test.ts';

/** In ms, longer than any timer of a menu. */
export const AN_HOUR = 3_600_000;

export async function openWithStoppedClock(page: Page, path = '/') {
  await page.clock.install();
  await openHydrated(page, path);
  await page.clock.pauseAt(Date.now() + AN_HOUR);
  return headerMenus(page);
}

export function headerMenus(page: Page) {
  const menu = (name: string) => ({
    trigger: page.getByRole('banner').getByRole('button', { name }),
    panel: page.getByRole('banner').getByRole('group', { name, includeHidden: true }),
  });
  const services = menu(nameOf('/services'));
  const industries = menu(nameOf('/industry'));
  const moveOver = async ({ trigger }: typeof services, offset = 0) => {
    const { x, y } = await middle(trigger);
    await page.mouse.move(x + offset, y);
  };
  const moveAway = () => page.mouse.move(700, 850);
  const expectOpen = async (open: 'services' | 'industries' | 'none') => {
    for (const [name, { trigger }] of Object.entries({ services, industries })) {
      await expect(trigger).toHaveAttribute('aria-expanded', String(open === name));
    }
  };
  return { services, industries, moveOver, moveAway, expectOpen };
}

export async function middle(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
