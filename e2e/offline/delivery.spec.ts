import { referenceReceiver } from '#content/delivery.ts';
import { recordAnnouncements } from '#e2e/support/announcements.ts';
import {
  button,
  d,
  expectAccessible,
  keepOffline,
  main,
  makeOld,
  openFilledIn,
  refused,
  sendButton,
  stored,
  t,
  toast,
  waiting,
} from '#e2e/support/delivery-page.ts';
import { fillIn } from '#e2e/support/fill-in.ts';
import { headerLink } from '#e2e/support/header-link.ts';
import { message } from '#e2e/support/message.ts';
import { test } from '#e2e/support/receiver.ts';
import { expect, openIdle } from '#e2e/support/site-test.ts';
import { waitForFrames } from '#e2e/support/wait-for-frames.ts';

// The console messages of the browser about the answers and failures that these tests cause.
test.use({ provoked: { messages: [/^Failed to load resource/] } });
// Otherwise axe could measure colours while a button changes its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('online: two presses send one message, which arrives with all its fields', async ({
  page,
  receiver,
}) => {
  await openIdle(page, '/contact');
  const heard = await recordAnnouncements(page);
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(toast(page)).toBeVisible();
  await expect(page.getByLabel(t('form.name'))).toHaveValue('');
  expect(receiver.messages).toEqual([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      company: '',
      phone: '',
      subject: 'data-analytics',
      message: 'Our reports disagree.',
      website: '',
      'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(receiver.attempts).toBe(1);
  expect(await heard()).toEqual([t('form.sending'), `${t('toast.title')} ${t('toast.text')}`]);
  expect(await stored(page), 'nothing is stored').toBeNull();
});

test('a refusal, an error, a slow and a closed receiver lose nothing, and one message arrives', {
  tag: '@whole',
}, async ({ page, receiver }) => {
  await page.clock.install();
  await openIdle(page, '/contact');
  // A form that has been open for less than 3 s waits before it sends (src/delivery/delivery-machine.ts).
  await page.clock.fastForward(3000);
  await fillIn(page);
  const typed = page.getByLabel(t('form.message'), { exact: true });

  receiver.behavior = '422';
  await sendButton(page).click();
  const refusal = refused(page);
  await expect(refusal).toBeFocused();
  await expect(refusal).toContainText(`${d('refused.field')} ${t('form.email')}`);
  await expectAccessible(page);

  for (const behavior of ['500', 'closed'] as const) {
    receiver.behavior = behavior;
    await sendButton(page).click();
    await expect(main(page).getByText(d('unreachable.no-answer'))).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
    await expect(typed).toHaveValue('Our reports disagree.');
  }
  await expectAccessible(page);

  // The slow receiver has the message, but the page never gets its answer.
  receiver.behavior = 'slow';
  await sendButton(page).click();
  await expect.poll(() => receiver.messages.length).toBe(1);
  await expect(button(page, t('form.sending'))).toBeDisabled();
  await headerLink(page, message('shell', 'navigation.about')).click();
  await expect(page).toHaveURL('/about');
  await page.clock.fastForward(15_000);
  const notice = page.getByRole('group', { name: d('unreachable.title') });
  await expect(notice).toContainText(d('elsewhere.text'));
  await notice.getByRole('button').click();
  await headerLink(page, message('shell', 'navigation.contact')).click();
  await expect(main(page).getByText(d('unreachable.no-answer'))).toBeVisible();

  receiver.behavior = 'ok';
  await page.getByLabel(t('form.name')).press('Enter');
  await expect(toast(page)).toBeVisible();
  const { attempts, messages } = receiver;
  expect(attempts).toBeGreaterThanOrEqual(5);
  expect(messages).toHaveLength(1);
});

test.describe('without background sync', () => {
  test.beforeEach(({ host }) => {
    host.workerPrologue = 'delete ServiceWorkerRegistration.prototype.sync;';
  });

  test('the message is sent when the site is next open with a connection', async ({
    page,
    context,
    receiver,
  }) => {
    await keepOffline(page, context);
    const next = await context.newPage();
    await page.close();
    await openIdle(next, '/about');
    expect(receiver.attempts).toBe(0);
    await context.setOffline(false);
    await expect(toast(next)).toBeVisible();
    expect(receiver.messages).toHaveLength(1);
    expect(await stored(next)).toBe(0);
  });

  test('the visitor can send, change or discard what waits, and is told of a refusal and of expiry', {
    tag: '@whole',
  }, async ({ page, receiver }) => {
    receiver.behavior = 'closed';
    await openFilledIn(page);
    const typed = page.getByLabel(t('form.message'), { exact: true });
    const keep = async () => {
      await sendButton(page).click();
      await button(page, d('unreachable.keep')).click();
      await expect(waiting(page)).toBeVisible();
    };
    await keep();

    await button(page, d('kept.send')).click();
    await expect(waiting(page)).toContainText(d('kept.failed'));

    receiver.behavior = '422';
    await button(page, d('kept.send')).click();
    await expect(refused(page)).toContainText(`${d('refused.field')} ${t('form.email')}`);
    await expectAccessible(page);

    await button(page, d('kept.change')).click();
    await expect(typed).toHaveValue('Our reports disagree.');
    await expect(refused(page)).toHaveCount(0);

    receiver.behavior = 'closed';
    await keep();
    receiver.behavior = '422';
    await page.goto('/about');
    const refusal = page.getByRole('group', { name: d('refused.title') });
    await expect(refusal).toContainText(d('elsewhere.refused'));
    await openIdle(page, '/contact');
    await expect(refused(page)).toContainText(d('kept.refused'));
    await expect(button(page, d('kept.send'))).toHaveCount(0);
    await button(page, d('kept.discard')).click();
    await expect(refused(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeFocused();
    expect(await stored(page)).toBe(0);

    receiver.behavior = 'closed';
    await fillIn(page);
    await keep();
    await makeOld(page);
    receiver.behavior = 'ok';
    await page.goto('/about');
    await expect(page.getByRole('group', { name: d('expired.title') })).toBeVisible();
    expect(await stored(page)).toBe(0);
    expect(receiver.messages).toHaveLength(0);
  });
});

test('an answer that comes late leaves the focus with a visitor who types by then', {
  tag: '@whole',
}, async ({ page, receiver, receiverPort }) => {
  receiver.behavior = 'closed';
  await openFilledIn(page);
  await sendButton(page).click();
  await button(page, d('unreachable.keep')).click();
  await expect(waiting(page)).toBeVisible();

  receiver.behavior = 'ok';
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { answer } = receiverPort;
  receiverPort.answer = async (request, response) => {
    await isReleased;
    answer(request, response);
  };
  await button(page, d('kept.send')).click();
  const typed = page.getByLabel(t('form.message'), { exact: true });
  await typed.fill('And one more thing.');
  release();
  await expect(toast(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await waitForFrames(page);
  await expect(typed).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say what the form does, and the browser posts it', async ({ page, receiver }) => {
    await page.goto('/privacy');
    await expect(page.locator('#contact-form')).toContainText(
      new URL(referenceReceiver.endpoint).host,
    );
    await expect(page.locator('#storage')).toContainText(
      d('instead.privacy.sections.storage.text'),
    );
    await expect(page.getByText(message('privacy', 'sections.contact-form.text'))).toHaveCount(0);

    await page.goto('/contact');
    await expect(page.getByText(d('instead.contact.form.introduction'))).toBeVisible();
    await expect(page.getByText(t('form.introduction'))).toHaveCount(0);
    await expect(page.getByText(d('instead.contact.form.scriptless'))).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(5);
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.locator('h1')).toHaveText('Message received');
    expect(receiver.messages).toMatchObject([{ name: 'Ada Lovelace', website: '' }]);
  });
});
