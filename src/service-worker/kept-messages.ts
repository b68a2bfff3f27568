import setting from 'virtual:delivery/setting';
import { Queue, QueueStore } from 'workbox-background-sync';
import { deliver } from '#delivery/deliver.ts';
import {
  isExpired,
  type KeptMessage,
  type KeptMessageCommand,
  type KeptMessagesReport,
} from '#delivery/kept-message.ts';
import { ANSWER_MILLISECONDS, type Message } from '#delivery/message.ts';

declare const self: ServiceWorkerGlobalScope;

/** The database that Workbox creates when the first message is kept, and the queue and lock of this site in it. */
const DATABASE = 'workbox-background-sync';
const NAME = 'contact-messages';

type Entry = KeptMessage & { readonly id: number };

// Workbox's own replay takes a message out of the database before it is sent: if the browser stopped the worker at
// that moment, the message would be lost. This removes a message after the receiver's answer.
const store = new QueueStore(NAME);
const queue = new Queue(NAME, {
  // Workbox would delete expired messages without a word (`expire` tells the visitor).
  maxRetentionTime: Number.POSITIVE_INFINITY,
  // The browser's sync event, or without background sync the start of the worker.
  onSync: () => ('sync' in self.registration ? sync() : sync().catch(() => {})),
});

self.addEventListener('message', (event) => {
  const command: KeptMessageCommand | null = event.data;
  const [port] = event.ports;
  const isDone = command === null ? null : obey(command);
  if (isDone === null) return;
  // A browser that refuses storage, for example in a private window, rejects.
  event.waitUntil(isDone.catch(() => false).then((done) => port?.postMessage(done)));
});

/** Carries out a page's command; null if the message to the worker is about something else. */
function obey(command: KeptMessageCommand): Promise<boolean> | null {
  switch (command.type) {
    case 'KEEP_MESSAGE':
      return keep(command.message);
    case 'REMOVE_MESSAGE':
      return alone(() => remove(command.key));
    case 'SEND_MESSAGES':
      return alone(async () => {
        await report(await sendAll(), await expire());
        return true;
      });
    case 'REPORT_MESSAGES':
      return alone(async () => {
        await report(0, await expire());
        return true;
      });
    default:
      return null;
  }
}

/** One worker at a time, so that two versions of the worker do not send a message at once. */
function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(NAME, task);
}

async function keep(message: Message): Promise<boolean> {
  try {
    await store.pushEntry({
      // The request is built from the message when it is sent: by then a release may have changed the endpoint.
      requestData: { url: setting.endpoint, headers: {} },
      timestamp: Date.now(),
      metadata: { message, reasons: [] },
    });
  } catch {
    // No storage: the page tells the visitor.
    return false;
  }
  await report(0, 0);
  await queue.registerSync();
  return true;
}

async function remove(key: string): Promise<boolean> {
  const entry = (await entries()).find(({ message }) => message.key === key);
  if (entry) await store.deleteEntry(entry.id);
  await report(0, 0);
  return entry !== undefined;
}

/** Rejects if a message still waits, so that a browser with background sync repeats its sync event later. */
async function sync(): Promise<void> {
  const isWaiting = await alone(async () => {
    await report(await sendAll(), 0);
    return (await entries()).some((entry) => isDue(entry));
  });
  if (isWaiting) throw new Error('A message still waits.');
}

/** Sends the messages in their order, until the receiver cannot be reached. Returns how many it accepted. */
async function sendAll(): Promise<number> {
  let sent = 0;
  for (const entry of (await entries()).filter(isDue)) {
    const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
    const answer = await deliver(entry.message, setting, signal);
    if (answer.kind === 'unavailable') return sent;
    if (answer.kind === 'accepted') sent += 1;
    else {
      await store.pushEntry({
        requestData: { url: setting.endpoint, headers: {} },
        timestamp: entry.since,
        metadata: { message: entry.message, reasons: answer.reasons },
      });
    }
    await store.deleteEntry(entry.id);
  }
  return sent;
}

const isDue = (entry: Entry) => entry.reasons.length === 0 && !isExpired(entry, Date.now());

/** Deletes the messages that have waited too long. Only a page asks for it, and then tells the visitor. */
async function expire(): Promise<number> {
  const expired = (await entries()).filter((entry) => isExpired(entry, Date.now()));
  for (const { id } of expired) await store.deleteEntry(id);
  return expired.length;
}

async function report(sent: number, expired: number): Promise<void> {
  const kept = (await entries()).map(({ message, since, reasons }) => ({
    message,
    since,
    reasons,
  }));
  const news: KeptMessagesReport = { type: 'KEPT_MESSAGES', kept, sent, expired };
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(news);
}

/** What waits. Opening the database would create it, so this first looks whether a message was ever kept. */
async function entries(): Promise<Entry[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE)) return [];
  const stored = await store.getAll();
  return stored.flatMap(({ id, timestamp, metadata }) =>
    isMetadata(metadata) ? [{ ...metadata, id, since: timestamp }] : [],
  );
}

/** Only this worker writes the entries: the check tells TypeScript so. */
function isMetadata(metadata?: object): metadata is Pick<KeptMessage, 'message' | 'reasons'> {
  return metadata !== undefined && 'message' in metadata && 'reasons' in metadata;
}
