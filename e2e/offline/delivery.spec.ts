import type { BrowserContext, Page } from 'playwright/test';
import { deliveryCopy } from '#content/copy/shell.ts';
import { referenceReceiver } from '#content/delivery.ts';
import { axeComplaints } from '#e2e/support/axe.ts';
import { contact, copy } from '#e2e/support/copy.ts';
import { receiverTest as test } from '#e2e/support/host-test.ts';
import { expect, openIdle, waitForIdle } from '#e2e/support/site-test.ts';
import { lookForUpdate, openControlled } from '#e2e/support/stored-site.ts';
import { fillIn, followHeader, recordAnnouncements } from '#e2e/support/visit.ts';

// The console messages of the browser about the answers and failures that these tests cause.
test.use({ provoked: { messages: [/^Failed to load resource/] } });
// Otherwise axe could measure colours while a button changes its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const delivery = () => copy(deliveryCopy);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sendButton = (page: Page) => button(page, contact().form.submit);
const toast = (page: Page, title: string) => page.getByRole('group', { name: title });
const typed = (page: Page) => page.getByLabel(contact().form.message, { exact: true });
const kept = (page: Page) => page.getByRole('region', { name: delivery().kept.title });
const refusal = () => `${delivery().refused.fields} ${contact().form.email}`;

async function keepOffline(page: Page, context: BrowserContext): Promise<void> {
  await openControlled(page, '/contact');
  await waitForIdle(page);
  await fillIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(kept(page)).toContainText('Our reports disagree.');
  await expect(typed(page)).toHaveValue('');
}

test('a refused text stays, and arrives once when corrected', async ({ page, receiver }) => {
  await openControlled(page, '/contact');
  await waitForIdle(page);
  await fillIn(page);
  expect(await page.evaluate(() => indexedDB.databases()), 'nothing is stored').toEqual([]);
  const heard = await recordAnnouncements(page);
  receiver.behavior = '422';
  await sendButton(page).click();
  await expect(page.getByText(refusal())).toBeVisible();
  await expect(typed(page)).toHaveValue('Our reports disagree.');
  receiver.behavior = 'ok';
  await page.getByLabel(contact().form.email).fill('ada@example.org');
  await sendButton(page).dblclick();
  await expect(toast(page, contact().toast.title)).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  const arrived = { name: 'Ada Lovelace', email: 'ada@example.org', subject: 'data-analytics' };
  expect(receiver.messages).toMatchObject([{ ...arrived, website: '' }]);
  expect(receiver.attempts).toBe(2);
  const texts = [
    `${delivery().refused.title} ${delivery().refused.text}`,
    `${contact().toast.title} ${contact().toast.text}`,
  ];
  expect(await heard()).toEqual(texts.flatMap((text) => [contact().form.sending, text]));
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a text stays in the form until it has arrived, and another text does not pass for it', async ({
    page,
    context,
    receiver,
  }) => {
    // A page without HTTPS has no worker either, and browsers keep this function from it.
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
    await openIdle(page, '/contact');
    await fillIn(page);
    receiver.behavior = 'lost';
    for (const isOffline of [true, false]) {
      await context.setOffline(isOffline);
      await sendButton(page).click();
      await expect.poll(() => receiver.attempts).toBe(isOffline ? 0 : 1);
      await expect(page.getByRole('main').getByText(delivery().unreachable.text)).toBeVisible();
      await expect(typed(page)).toHaveValue('Our reports disagree.');
    }
    // The receiver has the text, although its answer was lost.
    await typed(page).fill('Our orders stop at night.');
    await sendButton(page).click();
    await expect.poll(() => receiver.messages.length).toBe(2);
    // The text is the same after a visit to another page, so the receiver must know it again.
    await followHeader(page, '/careers');
    await followHeader(page, '/contact');
    receiver.behavior = 'ok';
    await sendButton(page).click();
    await expect(typed(page)).toHaveValue('');
    expect(receiver.attempts).toBe(3);
    expect(receiver.messages).toHaveLength(2);
  });
});

test('the browser sends what waits without a page', async ({ page, context, receiver, host }) => {
  await context.grantPermissions(['background-sync']);
  await keepOffline(page, context);
  // Without a page the browser would end.
  const blank = await context.newPage();
  await page.close();
  host.isReachable = false;
  await context.setOffline(false);
  await expect.poll(() => receiver.messages.length).toBe(1);

  host.isReachable = true;
  await openIdle(blank, '/contact');
  await expect(kept(blank)).toHaveCount(0);
  expect(receiver.attempts).toBe(1);
});

test('the browser is asked again to send what waits', async ({ page, context, receiver, host }) => {
  host.workerPrologue = `{
    const { register } = SyncManager.prototype;
    SyncManager.prototype.register = function (tag) {
      self.timesAsked = (self.timesAsked ?? 0) + 1;
      return register.call(this, tag);
    };
  }`;
  await context.grantPermissions(['background-sync']);
  await keepOffline(page, context);
  const [worker] = context.serviceWorkers();
  const timesAsked = () => worker?.evaluate(() => Reflect.get(self, 'timesAsked'));
  await expect.poll(timesAsked).toBe(1);
  await lookForUpdate(page);
  await expect.poll(timesAsked).toBe(2);
  expect(receiver.attempts).toBe(0);
});

test('a text refused without a page is told on the next', async ({ page, context, receiver }) => {
  await context.grantPermissions(['background-sync']);
  await keepOffline(page, context);
  const blank = await context.newPage();
  await page.close();
  receiver.behavior = '422';
  await context.setOffline(false);
  await expect.poll(() => receiver.attempts).toBe(1);
  await openIdle(blank, '/about');
  await expect(toast(blank, delivery().refused.title)).toHaveCount(1);
});

test('a message kept without a word is not sent twice', async ({ page, receiver, host }) => {
  host.workerPrologue =
    'MessagePort.prototype.postMessage = () => {}; delete ServiceWorkerRegistration.prototype.sync;';
  await page.clock.install();
  await openControlled(page, '/contact');
  await fillIn(page);
  receiver.behavior = '500';
  await sendButton(page).click();
  await expect.poll(() => receiver.attempts).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('main').getByText(delivery().unreachable.text)).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  await expect(typed(page)).toHaveValue('Our reports disagree.');
});

test('what waits is corrected, discarded or sent', async ({ page, context, receiver, host }) => {
  host.workerPrologue = 'delete ServiceWorkerRegistration.prototype.sync;';
  await keepOffline(page, context);
  receiver.behavior = '422';
  await context.setOffline(false);
  const notice = toast(page, delivery().refused.title);
  await expect(notice).toContainText(delivery().refused.text);
  await notice.getByRole('button').click();
  await expect(kept(page)).toContainText(refusal());
  expect(await axeComplaints(page, 'light')).toEqual([]);
  await sendButton(page).click();
  await expect(typed(page)).toHaveAttribute('aria-invalid', 'true');
  await button(page, delivery().kept.correct).click();
  await expect(kept(page)).toHaveCount(0);
  await expect(typed(page)).toHaveValue('Our reports disagree.');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();

  receiver.behavior = '500';
  await sendButton(page).click();
  await expect(kept(page)).toContainText(delivery().kept.text);
  const heard = await recordAnnouncements(page);
  await button(page, delivery().kept.discard).click();
  await expect(kept(page)).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  expect(await heard()).toEqual([delivery().kept.discarded]);

  await fillIn(page);
  await sendButton(page).click();
  await expect(kept(page)).toBeVisible();
  receiver.behavior = 'ok';
  await followHeader(page, '/about');
  await lookForUpdate(page);
  await expect(toast(page, contact().toast.title)).toBeVisible();
  expect(receiver.messages).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say what the form does, and the browser posts it', async ({ page, receiver }) => {
    await page.goto('/privacy');
    const { host } = new URL(referenceReceiver.endpoint);
    await expect(page.locator('#contact-form')).toContainText(host);
    await expect(page.locator('a[href="#contact-form"]')).toContainText(
      delivery().instead.privacy.sections['contact-form'].line,
    );
    await page.goto('/contact');
    await expect(page.getByText(delivery().instead.contact.form.introduction)).toBeVisible();
    await expect(page.getByText(contact().form.introduction)).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(5);
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.locator('h1')).toHaveText('Message received');
    expect(receiver.messages).toMatchObject([{ name: 'Ada Lovelace', website: '' }]);
  });
});
