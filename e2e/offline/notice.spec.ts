import { recordAnnouncements } from '#e2e/support/announcements.ts';
import { nameOf, pageTexts, shell } from '#e2e/support/copy.ts';
import { openControlled } from '#e2e/support/open-stored.ts';
import { expect, test, waitForHydration } from '#e2e/support/site-test.ts';

const windows = [
  [1440, 900],
  [390, 844],
  [320, 568],
] as const;

test('the offline notice says once that every page works, stays after a change of page, and covers nothing', async ({
  page,
}) => {
  await openControlled(page, '/about');
  await waitForHydration(page);
  await page.context().setOffline(true);
  const notice = page.locator('.notice-strip');
  await expect(notice).toHaveText(shell().connection.offline.text);
  const heard = await recordAnnouncements(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nameOf('/contact') })
    .click();
  await expect(page.locator('h1')).toHaveText(pageTexts('/contact').heading);
  expect(await heard()).toEqual([pageTexts('/contact').title]);

  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page.locator('main').focus();
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
      expect.soft(focused.isAbove, `${focused.name} at ${width} px`).toBe(true);
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
  }
});
