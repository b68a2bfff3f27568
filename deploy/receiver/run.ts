import { referenceReceiver } from '#content/delivery.ts';
import { behaviors, Receiver } from './receiver.ts';

// `npm run receiver` runs the reference receiver on loopback; `npm run receiver -- 422` says how it answers.

const { port, hostname, origin } = new URL(referenceReceiver.endpoint);
const receiver = new Receiver(referenceReceiver.honeypot);
receiver.behavior = behaviors.find((each) => process.argv.includes(each)) ?? 'ok';
receiver.server.listen(Number(port), hostname, () => {
  const answers = `The receiver answers: ${receiver.behavior} (of ${behaviors.join(', ')}).`;
  process.stdout.write(`${answers} ${origin} lists what has arrived.\n`);
});
