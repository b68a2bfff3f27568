import setting from 'virtual:delivery/setting';
import { Queue } from 'workbox-background-sync';
import type { Answer, Command, Report } from '#contact/message.ts';
import { createMessageQueue, QUEUE } from './message-queue.ts';

declare const self: ServiceWorkerGlobalScope;

const messages = createMessageQueue(setting, async (kept, news) => {
  const report: Report = { type: 'KEPT_MESSAGES', kept, news };
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(report);
});

const queue = new Queue(QUEUE, {
  onSync: async () => {
    // Without background sync, Workbox calls this when the worker starts. There, pages ask.
    if (!('sync' in self.registration)) return;
    // The browser repeats a sync event that fails.
    if (!(await messages.sendWaiting())) throw new Error('A message still waits.');
  },
});

self.addEventListener('message', (event) => {
  const command: unknown = event.data;
  if (!isCommand(command)) return;
  const answer = obey(command).catch((error: unknown) => {
    // A browser that refuses storage, for example in a private window, rejects. The page then makes the attempt.
    console.info(`${command.type} failed:`, error);
    return null;
  });
  event.waitUntil(answer.then((value) => event.ports[0]?.postMessage(value)));
});

/** Other messages to the worker are about its update or the film (service-worker.ts). */
function isCommand(data: unknown): data is Command {
  const types: readonly unknown[] = ['SEND', 'DISCARD', 'TAKE_BACK', 'SEND_WAITING'];
  return typeof data === 'object' && data !== null && 'type' in data && types.includes(data.type);
}

async function obey(command: Command): Promise<Answer | null> {
  if (command.type === 'SEND') {
    const answer = await messages.send(command.message);
    if (answer.kind === 'unavailable') await queue.registerSync();
    return answer;
  }
  if (command.type === 'DISCARD') await messages.remove(command.key, 'discarded');
  else if (command.type === 'TAKE_BACK') await messages.remove(command.key);
  // The browser gives up a sync event after some failures.
  else if (!(await messages.expire().then(messages.sendWaiting))) await queue.registerSync();
  return null;
}
