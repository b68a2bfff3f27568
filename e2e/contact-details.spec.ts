import type { Page } from 'playwright/test';
import { company } from '#content/company.ts';
import { timeOfDay } from '#content/time-of-day.ts';
import { contact } from './support/copy.ts';
import { setTabHidden } from './support/simulated-browser.ts';
import { expect, openHydrated, test } from './support/site-test.ts';
import { testedSite } from './support/site-under-test.ts';
import { recordAnnouncements, toast } from './support/visit.ts';

// What can be copied, and when somebody answers. That hydration adds these without moving anything: first-view.spec.ts.

// Neither the offices are in this time zone, nor the site in this language.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

const details = ['phone', 'email', 'address'] as const;
const copyButton = (page: Page, detail: (typeof details)[number]) =>
  page.getByRole('button', { name: contact().reach.copy[detail], exact: true });

test('phone, e-mail and address are copied, which is said once and shown for 2 s beside its button, after a second press again @chromium', {
  tag: '@language',
}, async ({ page, context }) => {
  // The headless browser cannot ask.
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  await openHydrated(page, '/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  const { copied } = contact().reach;
  const [{ street, city, region, postalCode }] = company.offices;
  const shown = page.locator('.page-hero').getByText(copied, { exact: true });
  for (const [detail, text] of [
    ['email', company.email],
    ['address', `${street}\n${city}, ${region} ${postalCode}`],
    ['phone', company.phone],
  ] as const) {
    const heard = await recordAnnouncements(page);
    const icon = copyButton(page, detail).locator('use');
    const before = (await icon.getAttribute('href')) ?? '';
    await copyButton(page, detail).press('Enter');
    await expect(shown).toBeVisible();
    await expect(icon).not.toHaveAttribute('href', before);
    const [word, button] = [
      await shown.boundingBox(),
      await copyButton(page, detail).boundingBox(),
    ];
    expect(Math.abs((word?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(48);
    await page.clock.runFor(1000);
    await copyButton(page, detail).press('Enter');
    await expect.poll(heard).toEqual([copied, copied]);
    await page.clock.runFor(1999);
    await expect(shown).toBeVisible();
    await page.clock.runFor(1);
    await expect(shown).toHaveCount(0);
    await expect(icon).toHaveAttribute('href', before);
    await expect(copyButton(page, detail)).toBeFocused();
    const message = page.getByRole('textbox', { name: contact().form.message });
    await message.fill('');
    await message.press('ControlOrMeta+V');
    await expect(message).toHaveValue(text);
  }
});

test('a browser that refuses to copy says so, and selects the text', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await openHydrated(page, '/contact');
  const heard = await recordAnnouncements(page);
  const { title, text } = contact().reach.refused;
  await copyButton(page, 'phone').click();
  await expect(page.getByRole('group', { name: title })).toContainText(text);
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(company.phone);
  expect(await heard()).toEqual([`${title} ${text}`]);
  // Under the pointer, no toast closes by itself.
  await toast(page, title).hover();
  await copyButton(page, 'email').press('Enter');
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(company.email);
  await expect(toast(page, title), 'a second refusal replaces the first one').toHaveCount(1);
});

test('without a clipboard, no button shows', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await openHydrated(page, '/contact');
  await expect(page.getByText(contact().hours.clock)).toBeVisible();
  for (const detail of details) await expect(copyButton(page, detail)).toHaveCount(0);
});

test('in Tokyo, too, the hours say whether the offices are open, in the words of the site, and go on by the minute', {
  tag: '@language',
}, async ({ page }) => {
  const { hours } = contact();
  const expectTime = async (iso: string, said: string) => {
    const { timeZone } = company.businessHours;
    const time = timeOfDay(Date.parse(iso), timeZone, testedSite.language, {
      weekday: 'long',
      minute: '2-digit',
    });
    const clock = page.getByRole('definition').and(page.getByText(time, { exact: true }));
    await expect(clock).toBeVisible();
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  };
  const mark = page.locator('.day-line .now');
  await page.clock.install({ time: '2026-03-06T07:00:00-06:00' });
  await openHydrated(page, '/contact');
  // A paused clock paints no frame, and the first time comes after a frame.
  await expectTime('2026-03-06T07:00:00-06:00', hours.opensToday);
  await page.clock.pauseAt('2026-03-06T07:59:30-06:00');
  await expectTime('2026-03-06T07:59:00-06:00', hours.opensToday);
  await page.clock.runFor(30_000);
  await expectTime('2026-03-06T08:00:00-06:00', hours.open);
  await test.step('a hidden tab waits until it is shown again', async () => {
    await setTabHidden(page, true);
    await page.clock.runFor('09:00:00');
    await expectTime('2026-03-06T08:00:00-06:00', hours.open);
    await setTabHidden(page, false);
    await expectTime('2026-03-06T17:00:00-06:00', hours.opensOn.Monday);
    await expect(mark).toBeVisible();
  });
  await test.step('the line has no mark on a day on which nobody works, because its hours are those of the next one', async () => {
    await page.clock.runFor('24:00:00');
    await expectTime('2026-03-07T17:00:00-06:00', hours.opensOn.Monday);
    await expect(mark).toBeHidden();
  });
});
