import type { Page } from 'playwright/test';
import { contact, home, nameOf, shell } from '#e2e/support/copy.ts';
import { keepToast, setDefaultFontSize } from '#e2e/support/simulated-browser.ts';
import { expect, openIdle, test } from '#e2e/support/site-test.ts';
import { fillInWithToastLoaded, sendButton, toast } from '#e2e/support/visit.ts';
import { waitForFrames } from '#e2e/support/waiting.ts';
import { checkStops } from './checks/tab-order.ts';

// WCAG 2.2, principle 2: what is focused is not covered (2.4.12), and a press can be taken back (2.5.2).

test('neither a toast nor the offline notice covers the focused element or the page’s end', {
  tag: '@whole',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await keepToast(page);
  await openIdle(page, '/contact');
  await fillInWithToastLoaded(page);
  await page.context().setOffline(true);
  const notice = page.locator('.notice-strip');
  await expect(notice).toBeVisible();
  await sendButton(page).click();
  // Under the mouse its time does not run, however long the checks take. The notice would move it from there.
  await toast(page).hover();
  await checkStops(page);
  const [box, strip] = await Promise.all([toast(page).boundingBox(), notice.boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText(shell().footer.copyright)).toBeInViewport({ ratio: 1 });
    const end = await page.getByText(shell().footer.copyright).boundingBox();
    const boxes = await Promise.all([notice, toast(page)].map((part) => part.boundingBox()));
    const top = Math.min(...boxes.map((part) => part?.y ?? 0));
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
    await expect(notice).toBeInViewport({ ratio: 1 });
  }
  await test.step('with text at 200 % the words have the width of the window, and half of its height is for the page', async () => {
    await setDefaultFontSize(page, 32);
    await page.setViewportSize({ width: 390, height: 844 });
    const words = await toast(page).getByText(contact().toast.text).boundingBox();
    expect(words?.width).toBeGreaterThan(0.75 * 390);
    await page.context().setOffline(false);
    await expect(notice).toHaveCount(0);
    await toast(page).hover();
    await checkStops(page);
  });
});

async function pressAndReleaseOutside(page: Page, name: string): Promise<void> {
  const place = page.getByRole('main').or(page.getByRole('banner'));
  const named = { name, exact: true };
  const control = place.getByRole('link', named).or(place.getByRole('button', named));
  await control.first().hover();
  await page.mouse.down();
  await page.mouse.move(5, 600, { steps: 4 });
  await page.mouse.up();
  await waitForFrames(page);
}

test('a press that ends outside a link, a button or a menu does nothing', async ({ page }) => {
  // An idle page has loaded all other pages, so a press would open one within some frames.
  await openIdle(page, '/contact');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  await pressAndReleaseOutside(page, nameOf('/careers'));
  await pressAndReleaseOutside(page, contact().form.submit);
  await expect(page.getByLabel(contact().form.name)).not.toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await pressAndReleaseOutside(page, shell().mobile.menu);
  const menu = page.getByRole('button', { name: shell().mobile.menu });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(addresses).toEqual([]);

  await openIdle(page, '/');
  await pressAndReleaseOutside(page, home().film.play);
  await expect(page.locator('video')).toHaveCount(0);
});
