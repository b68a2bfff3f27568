import { expectTranscript, test } from './listen-test.ts';

test('the connection lost and back', async ({ listener }) => {
  const { page } = listener;
  await listener.open('/about');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await listener.hear(
    'loses the connection',
    () => page.setOfflineMode(true),
    () => page.waitForSelector('.notice-strip'),
  );
  await listener.hear(
    'has it back',
    () => page.setOfflineMode(false),
    () => page.waitForFunction(() => document.querySelector('.notice-strip') === null),
  );
  await expectTranscript(listener, 'connection');
});
