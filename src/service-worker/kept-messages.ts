import setting from 'virtual:delivery/setting';
import { Queue, QueueStore } from 'workbox-background-sync';
import { deliver } from '#delivery/deliver.ts';
import {
  isExpired,
  isToBeSent,
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

/** What has happened to the messages just now. */
type News = Pick<KeptMessagesReport, 'sent' | 'refused' | 'expired'>;

// Workbox's own replay takes a message out of the database before it is sent: if the browser stopped the worker at
// that moment, the message would be lost. This removes a message after the receiver's answer.
const store = new QueueStore(NAME);
const queue = new Queue(NAME, {
  // Workbox would delete expired messages without telling the visitor, as `expire` does.
  maxRetentionTime: Number.POSITIVE_INFINITY,
  onSync: () => ('sync' in self.registration ? onSyncEvent() : onStart()),
});

/** Rejects if a message still waits, so that the browser repeats its sync event later. */
async function onSyncEvent(): Promise<void> {
  if (!(await sendAll())) throw new Error('A message still waits.');
}

/** Without background sync, Workbox calls this when the worker starts. Pages ask again later. */
async function onStart(): Promise<void> {
  try {
    await sendAll();
  } catch (error) {
    // A browser that refuses storage, for example in a private window, rejects.
    console.info('Kept messages could not be read:', error);
  }
}

self.addEventListener('message', (event) => {
  const { data }: { data: unknown } = event;
  if (!isCommand(data)) return;
  const [port] = event.ports;
  event.waitUntil(
    obey(data)
      .catch((error: unknown) => {
        // A browser that refuses storage, for example in a private window, rejects.
        console.info(`The command ${data.type} failed:`, error);
        return false;
      })
      .then((done) => port?.postMessage(done)),
  );
});

const commands: Readonly<Record<KeptMessageCommand['type'], true>> = {
  KEEP_MESSAGE: true,
  REMOVE_MESSAGE: true,
  SEND_MESSAGES: true,
  REPORT_MESSAGES: true,
};

/** Other messages to the worker are about its update or the film (service-worker.ts). */
function isCommand(data: unknown): data is KeptMessageCommand {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return typeof data.type === 'string' && Object.hasOwn(commands, data.type);
}

/** Carries out a page's command; resolves to the answer. */
function obey(command: KeptMessageCommand): Promise<boolean> {
  switch (command.type) {
    case 'KEEP_MESSAGE':
      return keep(command.message);
    case 'REMOVE_MESSAGE':
      return alone(() => remove(command.key));
    case 'SEND_MESSAGES':
      return sendAll({ isForPage: true });
    case 'REPORT_MESSAGES':
      return alone(async () => {
        await report({ expired: await expire() });
        return true;
      });
  }
}

/** One worker at a time, so that two versions of the worker do not send a message at the same time. */
function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(NAME, task);
}

async function keep(message: Message): Promise<boolean> {
  try {
    await push({ message, since: Date.now(), reasons: [] });
  } catch (error) {
    // The page tells the visitor.
    console.info('A message could not be kept:', error);
    return false;
  }
  await report();
  await queue.registerSync();
  return true;
}

/** The keys of the messages that the receiver has accepted since this worker started. */
const sentKeys = new Set<string>();

async function remove(key: string): Promise<boolean> {
  const entry = (await entries()).find(({ message }) => message.key === key);
  if (entry) await store.deleteEntry(entry.id);
  await report();
  return !sentKeys.has(key);
}

/**
 * Sends what waits, and reports; resolves to whether no message is left to send. Messages expire only if a page asks,
 * because the page then tells the visitor.
 */
function sendAll({ isForPage = false } = {}): Promise<boolean> {
  return alone(async () => {
    const outcome = await sendInOrder();
    await report({ ...outcome, expired: isForPage ? await expire() : 0 });
    return !(await entries()).some(isDue);
  });
}

/** Sends the messages in their order, until the receiver cannot be reached. Returns how many it accepted and refused. */
async function sendInOrder(): Promise<Pick<News, 'sent' | 'refused'>> {
  const outcome = { sent: 0, refused: 0 };
  for (const entry of (await entries()).filter(isDue)) {
    const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
    const answer = await deliver(entry.message, setting, signal);
    if (answer.kind === 'unavailable') return outcome;
    if (answer.kind === 'accepted') {
      outcome.sent += 1;
      sentKeys.add(entry.message.key);
    } else {
      outcome.refused += 1;
      await push({ ...entry, reasons: answer.reasons });
    }
    await store.deleteEntry(entry.id);
  }
  return outcome;
}

/** Puts a message at the end of the queue. Its request is built when it is sent: by then a release may have changed the endpoint. */
function push({ message, since, reasons }: KeptMessage): Promise<void> {
  return store.pushEntry({
    requestData: { url: setting.endpoint, headers: {} },
    timestamp: since,
    metadata: { message, reasons },
  });
}

const isDue = (entry: Entry) => isToBeSent(entry) && !isExpired(entry, Date.now());

/** Deletes the messages that have waited too long; returns how many. */
async function expire(): Promise<number> {
  const expired = (await entries()).filter((entry) => isExpired(entry, Date.now()));
  for (const { id } of expired) await store.deleteEntry(id);
  return expired.length;
}

async function report({ sent = 0, refused = 0, expired = 0 }: Partial<News> = {}): Promise<void> {
  const kept = (await entries()).map(({ message, since, reasons }) => ({
    message,
    since,
    reasons,
  }));
  const message: KeptMessagesReport = { type: 'KEPT_MESSAGES', kept, sent, refused, expired };
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
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
