import { referenceReceiver } from '#content/delivery.ts';
import { behaviors, Receiver } from './receiver.ts';

// `npm run receiver` runs the reference receiver on loopback; `npm run receiver -- 422` says how it answers.

const { port, hostname, origin } = new URL(referenceReceiver.endpoint);
const receiver = new Receiver();
receiver.behavior = behaviors.find((each) => process.argv.includes(each)) ?? 'ok';
receiver.server.listen(Number(port), hostname, () => {
  const answers = `It answers ${receiver.behavior}, and can answer ${behaviors.join(', ')}.`;
  process.stdout.write(`${origin} lists what has arrived. ${answers}\n`);
});
