import { referenceReceiver } from '#content/delivery.ts';
import { listenAtAnyPort } from '#deploy/contract/processes.ts';
import { policiesFor } from '#deploy/policies.ts';
import { Receiver } from '#deploy/receiver/receiver.ts';
import { wholeChromium } from './browsers.ts';
import { releaseFolder } from './built-releases.ts';
import { Host } from './host.ts';
import { test as siteTest } from './site-test.ts';

/** Tests with a host of their own, which serves the built release first. */
export const test = siteTest.extend<{ host: Host; baseURL: string }>({
  host: async ({ browserName: _ }, use, testInfo) => {
    // To store a release takes as long as most tests.
    testInfo.slow();
    const host = new Host();
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(await host.start()),
});

const { origin, host } = new URL(referenceReceiver.endpoint);

/** Tests of the release whose form sends. Their browser sends what is meant for the reference receiver to one of their own. */
export const receiverTest = test.extend<
  { receiver: Receiver },
  { running: { readonly receiver: Receiver; readonly port: number } }
>({
  receiverOrigin: origin,
  running: [
    async ({ browserName: _ }, use) => {
      const receiver = new Receiver();
      await use({ receiver, port: await listenAtAnyPort(receiver.server) });
      receiver.server.close();
      receiver.server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  // The whole browser, because the headless shell has no background sync.
  launchOptions: [
    async ({ running: { port } }, use) => {
      const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`;
      await use({ ...wholeChromium(), args: [rule] });
    },
    { scope: 'worker' },
  ],
  receiver: async ({ running: { receiver }, host: site }, use) => {
    Object.assign(receiver, { behavior: 'ok', attempts: 0 });
    receiver.messages.length = 0;
    site.deploy(releaseFolder('receiver'));
    site.headers.set('Content-Security-Policy', policiesFor(referenceReceiver).page);
    await use(receiver);
  },
});
