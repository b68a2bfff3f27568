import { d, keepOffline, stored, waiting } from '#e2e/support/delivery-page.ts';
import { test } from '#e2e/support/receiver.ts';
import { expect, openIdle } from '#e2e/support/site-test.ts';

test.use({ hasBackgroundSync: true, provoked: { messages: [/^Failed to load resource/] } });

test('filled in offline, the tab closed, back online: the browser sends the message once, without a page', async ({
  page,
  context,
  receiver,
  host,
}) => {
  await context.grantPermissions(['background-sync']);
  await keepOffline(page, context);
  expect(await stored(page)).toBe(1);
  await expect(waiting(page)).toContainText(d('kept.text'));

  // Across a reload, as an update makes it.
  await page.reload();
  await expect(waiting(page)).toContainText('Our reports disagree.');

  // Without a page the browser would end.
  const blank = await context.newPage();
  await page.close();
  host.isReachable = false;
  expect(receiver.attempts).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => receiver.messages.length).toBe(1);

  // On the next visit nothing waits, and nothing is sent again.
  host.isReachable = true;
  await openIdle(blank, '/contact');
  await expect.poll(() => stored(blank)).toBe(0);
  await expect(waiting(blank)).toHaveCount(0);
  expect(receiver.attempts).toBe(1);
});
