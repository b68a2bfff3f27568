import type { Page } from 'playwright/test';
import { recordAnnouncements } from '#e2e/support/announcements.ts';
import { nameOf, pageTexts, shell } from '#e2e/support/copy.ts';
import { expect, openHydrated, test } from '#e2e/support/site-test.ts';

/** Opens a page, waits until the worker controls it, and disconnects the network. */
async function goOffline(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await page.context().setOffline(true);
}

test('the notice says once that every page works, and stays after a change of page', async ({
  page,
}) => {
  await goOffline(page, '/about');
  const notice = page.locator('.notice-strip');
  await expect(notice).toHaveText(shell().connection.offline.text);
  const heard = await recordAnnouncements(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf('/careers') })
    .click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/careers').heading);
  await expect(notice).toBeInViewport();
  expect(await heard()).toEqual([pageTexts('/careers').title]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 568],
] as const) {
  test(`the notice covers neither the focus nor the page’s end at ${width} × ${height} px`, {
    tag: width === 390 ? [] : '@whole',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await goOffline(page, '/contact');
    const notice = page.locator('.notice-strip');
    await expect(notice).toBeInViewport({ ratio: 1 });

    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const strip = document.querySelector('.notice-strip')?.getBoundingClientRect().top ?? 0;
        // Only the top of each element counts: the message field is taller than a small window.
        const top = element.getBoundingClientRect().top;
        return { name: element.outerHTML.slice(0, 80), isAbove: top + 24 <= strip };
      });
      if (!focused) break;
      expect(focused.isAbove, focused.name).toBe(true);
      stops += 1;
    }
    expect(stops).toBeGreaterThan(20);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const copyright = await page.getByText(shell().footer.copyright).boundingBox();
    const strip = await notice.boundingBox();
    if (!copyright || !strip) throw new Error('the page’s end is not there');
    expect(copyright.y + copyright.height).toBeLessThanOrEqual(strip.y);
    expect(strip.y + strip.height).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
