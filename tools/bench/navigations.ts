import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { Path } from '#content/paths.ts';
import type { Device } from './device.ts';
import { type PageChange, pageChangeTime, press } from './page-times.ts';

/** A way to navigate from the home page to another page. */
export interface Navigation {
  readonly name: string;
  readonly screen: Device['screen'];
  readonly follow: (page: Page) => Promise<PageChange>;
}

/** How long the pointer is on a target before a person presses, ms. */
const AIM_MILLISECONDS = 100;

const ABOUT: Path = '/about';
const CLOUD_SERVICES: Path = '/services/cloud-services';

/** Works without scripts, too. */
export const headerLink: Navigation = {
  name: 'mouse, header link to About',
  screen: 'desktop',
  follow: (page) => {
    const link = visible(page, `header a[href="${ABOUT}"]`);
    return pageChangeTime(page, () => aimAndPress(page, link));
  },
};

export const menuLink: Navigation = {
  name: 'mouse, menu link to Cloud Services',
  screen: 'desktop',
  follow: async (page) => {
    const link = visible(page, `header a[href="${CLOUD_SERVICES}"]`);
    await aimAndPress(page, visible(page, 'header nav button'));
    await link.waitFor();
    return pageChangeTime(page, () => aimAndPress(page, link));
  },
};

export const mobileMenuLink: Navigation = {
  name: 'touch, mobile menu link to Cloud Services',
  screen: 'phone',
  follow: async (page) => {
    const link = visible(page, `#mobile-menu a[href="${CLOUD_SERVICES}"]`);
    await tap(page, visible(page, '.mobile-trigger'));
    await link.waitFor();
    await link.scrollIntoViewIfNeeded();
    return pageChangeTime(page, () => tap(page, link));
  },
};

function visible(page: Page, selector: string): Locator {
  return page.locator(selector).filter({ visible: true }).first();
}

async function aimAndPress(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await setTimeout(AIM_MILLISECONDS);
  await press(page);
}

async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

/** The centre of a target in px. A locator's own click would add waits and checks to the measured time. */
async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
