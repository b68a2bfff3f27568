import { expectTranscript, test } from './listen-test.ts';

test('the connection is lost and returns', async ({ session }) => {
  const { page } = session;
  await session.open('/about');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await session.record(
    'loses the connection',
    () => page.setOfflineMode(true),
    () => page.waitForSelector('.notice-strip'),
  );
  await session.record(
    'has it back',
    () => page.setOfflineMode(false),
    () => page.waitForFunction(() => document.querySelector('.notice-strip') === null),
  );
  await expectTranscript(session, 'connection');
});
