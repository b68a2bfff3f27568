import type { BrowserContext, Page } from 'playwright/test';
import { referenceReceiver } from '#content/delivery.ts';
import { recordAnnouncements } from '#e2e/support/announcements.ts';
import { runAxe } from '#e2e/support/axe.ts';
import { fillIn } from '#e2e/support/fill-in.ts';
import { type MessageId, message } from '#e2e/support/message.ts';
import { openControlled } from '#e2e/support/open-stored.ts';
import { test } from '#e2e/support/receiver.ts';
import { expect, openIdle, waitForIdle } from '#e2e/support/site-test.ts';

// The console messages of the browser about the answers and failures that these tests cause.
test.use({ provoked: { messages: [/^Failed to load resource/] } });
// Otherwise axe could measure colours while a button changes its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const t = (id: MessageId<'contact'>) => message('contact', id);
const d = (id: MessageId<'delivery'>) => message('delivery', id);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sendButton = (page: Page) => button(page, t('form.submit'));
const toast = (page: Page, title: string) => page.getByRole('group', { name: title });
const typed = (page: Page) => page.getByLabel(t('form.message'), { exact: true });
const kept = (page: Page) => page.getByRole('region', { name: d('kept.title') });
const refusal = () => `${d('refused.field')} ${t('form.email')}`;

async function openFilledIn(page: Page): Promise<void> {
  await openControlled(page, '/contact');
  await waitForIdle(page);
  await fillIn(page);
}

/** Fills in the form offline and presses the button: the message waits. */
async function keepOffline(page: Page, context: BrowserContext): Promise<void> {
  await openFilledIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(kept(page)).toContainText('Our reports disagree.');
  await expect(typed(page)).toHaveValue('');
}

test('a refused text stays in the form, and arrives once when it is corrected and the button pressed twice', async ({
  page,
  receiver,
}) => {
  await openFilledIn(page);
  expect(await page.evaluate(() => indexedDB.databases()), 'nothing is stored').toEqual([]);
  const heard = await recordAnnouncements(page);
  receiver.behavior = '422';
  await sendButton(page).click();
  await expect(page.getByText(refusal())).toBeVisible();
  await expect(typed(page)).toHaveValue('Our reports disagree.');
  await expect(kept(page)).toHaveCount(0);
  receiver.behavior = 'ok';
  await page.getByLabel(t('form.email')).fill('ada@example.org');
  await sendButton(page).dblclick();
  await expect(toast(page, t('toast.title'))).toBeVisible();
  await expect(typed(page)).toHaveValue('');
  const arrived = { name: 'Ada Lovelace', email: 'ada@example.org', subject: 'data-analytics' };
  expect(receiver.messages).toMatchObject([{ ...arrived, website: '' }]);
  expect(receiver.attempts).toBe(2);
  expect(await heard()).toEqual([
    t('form.sending'),
    `${d('refused.title')} ${d('refused.text')}`,
    t('form.sending'),
    `${t('toast.title')} ${t('toast.text')}`,
  ]);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page says that nothing has arrived, and keeps the text until the message arrives once', async ({
    page,
    context,
    receiver,
  }) => {
    await openIdle(page, '/contact');
    await fillIn(page);
    await context.setOffline(true);
    const attempt = async () => {
      await sendButton(page).click();
      await expect(page.getByRole('main').getByText(d('unreachable.text'))).toBeVisible();
      await expect(typed(page)).toHaveValue('Our reports disagree.');
    };
    await attempt();
    await context.setOffline(false);
    receiver.behavior = 'lost';
    await attempt();
    receiver.behavior = 'ok';
    await sendButton(page).click();
    await expect(typed(page)).toHaveValue('');
    expect(receiver.attempts).toBe(2);
    expect(receiver.messages).toHaveLength(1);
  });
});

test('filled in offline, the tab closed, back online: the browser sends the message once, without a page', async ({
  page,
  context,
  receiver,
  host,
}) => {
  await context.grantPermissions(['background-sync']);
  await keepOffline(page, context);
  // Without a page the browser would end.
  const blank = await context.newPage();
  await page.close();
  host.isReachable = false;
  await context.setOffline(false);
  await expect.poll(() => receiver.messages.length).toBe(1);

  // On the next visit nothing waits, and nothing is sent again.
  host.isReachable = true;
  await openIdle(blank, '/contact');
  await expect(kept(blank)).toHaveCount(0);
  expect(receiver.attempts).toBe(1);
});

test('without background sync: the visitor corrects a message that is refused later, discards another, and the next visit sends the last', async ({
  page,
  context,
  receiver,
  host,
}) => {
  host.workerPrologue = 'delete ServiceWorkerRegistration.prototype.sync;';
  await keepOffline(page, context);
  receiver.behavior = '422';
  await context.setOffline(false);
  const notice = toast(page, d('refused.title'));
  await expect(notice).toContainText(d('kept.refused'));
  await notice.getByRole('button').click();
  await expect(kept(page)).toContainText(refusal());
  expect((await runAxe(page, 'light')).complaints).toEqual([]);
  await button(page, d('kept.correct')).click();
  await expect(kept(page)).toHaveCount(0);
  await expect(typed(page)).toHaveValue('Our reports disagree.');

  receiver.behavior = '500';
  await sendButton(page).click();
  await expect(kept(page)).toContainText(d('kept.text'));
  const heard = await recordAnnouncements(page);
  await button(page, d('kept.discard')).click();
  await expect(kept(page)).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  expect(await heard()).toEqual([d('kept.discarded')]);

  await fillIn(page);
  await sendButton(page).click();
  await expect(kept(page)).toBeVisible();
  receiver.behavior = 'ok';
  await page.goto('/about');
  await expect(toast(page, t('toast.title'))).toBeVisible();
  expect(receiver.messages).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say what the form does, and the browser posts it', async ({ page, receiver }) => {
    await page.goto('/privacy');
    const { host } = new URL(referenceReceiver.endpoint);
    await expect(page.locator('#contact-form')).toContainText(host);
    await page.goto('/contact');
    await expect(page.getByText(d('instead.contact.form.introduction'))).toBeVisible();
    await expect(page.getByText(t('form.introduction'))).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(5);
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.locator('h1')).toHaveText('Message received');
    expect(receiver.messages).toMatchObject([{ name: 'Ada Lovelace', website: '' }]);
  });
});
