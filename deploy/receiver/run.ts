import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { referenceReceiver } from '#content/delivery.ts';
import { behaviors, Receiver } from './receiver.ts';

// `npm run receiver`: runs the reference receiver on loopback. `npm run receiver -- --behavior 422` says how it answers;
// docs/message-delivery.md has the commands that change it while it runs. It prints no message.

try {
  await run();
} catch (error) {
  process.stderr.write(`receiver: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { behavior: { type: 'string', default: 'ok' } } });
  const behavior = behaviors.find((each) => each === values.behavior);
  if (behavior === undefined) throw new Error(`--behavior is one of ${behaviors.join(', ')}`);

  const { port, hostname, origin } = new URL(referenceReceiver.endpoint);
  const receiver = new Receiver({ honeypot: referenceReceiver.honeypot });
  receiver.behavior = behavior;
  receiver.server.listen(Number(port), hostname);
  await once(receiver.server, 'listening');
  process.stdout.write(`Receiving messages at ${referenceReceiver.endpoint}, answering: ${behavior}
${origin} lists what has arrived.\n`);
}
