import { createServer, type RequestListener } from 'node:http';
import { referenceReceiver } from '#content/delivery.ts';
import { policiesFor } from '#deploy/content-security-policy.ts';
import { Receiver } from '#deploy/receiver/receiver.ts';
import { wholeChromium } from './browsers.ts';
import { releaseFolder } from './built-releases.ts';
import { test as releaseTest } from './releases.ts';

const { origin, host } = new URL(referenceReceiver.endpoint);

/** A port of this test process, to which its browser sends what is meant for the reference receiver. */
interface ReceiverPort {
  readonly port: number;
  answer: RequestListener;
}

interface WorkerOptions {
  /** Whether the browser has background sync. The headless shell has switched it off. */
  readonly hasBackgroundSync: boolean;
}

/** How soon the browser repeats a failed sync event, in seconds; by default, Chromium waits five minutes. */
const RETRY_SECONDS = 1;

const withBackgroundSync = [
  '--force-fieldtrials=BackgroundSync/Fast',
  `--force-fieldtrial-params=BackgroundSync.Fast:initial_retry_delay_sec/${RETRY_SECONDS}/retry_delay_factor/1/max_sync_attempts/50`,
];

/** Tests of the release whose form sends, each with a receiver of its own, at the address that the release knows. */
export const test = releaseTest.extend<
  { receiver: Receiver },
  WorkerOptions & { receiverPort: ReceiverPort }
>({
  hasBackgroundSync: [false, { option: true, scope: 'worker' }],
  receiverPort: [
    async ({ browserName: _ }, use) => {
      const server = createServer((request, response) => bound.answer(request, response));
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      const bound: ReceiverPort = { port: address.port, answer: () => {} };
      await use(bound);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, receiverPort, hasBackgroundSync }, use) => {
      const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${receiverPort.port}`;
      const args = [...(launchOptions.args ?? []), rule];
      await use(
        hasBackgroundSync
          ? { ...wholeChromium(), args: [...args, ...withBackgroundSync] }
          : { ...launchOptions, args },
      );
    },
    { scope: 'worker' },
  ],
  receiver: [
    async ({ receiverPort, host: site }, use) => {
      const receiver = new Receiver({ honeypot: referenceReceiver.honeypot });
      receiverPort.answer = (request, response) =>
        receiver.server.emit('request', request, response);
      site.deploy(releaseFolder('next'));
      site.headers.set('Content-Security-Policy', policiesFor(referenceReceiver).page);
      await use(receiver);
    },
    { auto: true },
  ],
  receiverOrigin: origin,
});
