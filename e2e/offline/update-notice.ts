import type { Locator, Page } from 'playwright/test';
import { offline } from '#e2e/support/copy.ts';
import type { Host } from '#e2e/support/host.ts';
import { expectInstalled } from '#e2e/support/open-stored.ts';
import { lookForUpdate } from '#e2e/support/releases.ts';

/** The notice of a release that waits, that another tab has activated, or whose reload would lose text. */
export const notice = (page: Page, subject: 'waiting' | 'replaced' | 'unsaved'): Locator =>
  page.getByRole('group', { name: offline().updates[subject].title });

export const anyNotice = (page: Page): Locator => page.locator('.toast');

/** Presses a button of the notice. */
export const press = (page: Page, label: 'reload' | 'later'): Promise<void> =>
  anyNotice(page).getByRole('button', { name: offline().updates[label], exact: true }).click();

/** Deploys a release and waits until the page offers it. */
export async function offer(page: Page, host: Host, release: string): Promise<void> {
  host.deploy(release);
  await lookForUpdate(page);
  await expectInstalled(notice(page, 'waiting')).toBeVisible();
}

/** Empties the browser's cache of a page's context, so that only the worker and the host can answer. */
export async function emptyHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
