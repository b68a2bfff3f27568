import { QueueStore } from 'workbox-background-sync';
import { deliver } from '#contact/deliver.ts';
import {
  type Answer,
  isExpired,
  type KeptMessage,
  type Message,
  type News,
} from '#contact/message.ts';
import type { LiveDelivery } from '#content/delivery.ts';
import { openKeptDatabase } from './kept-database.ts';

/** The name of Workbox's queue. */
export const QUEUE = 'contact-messages';

/** A message with the ids of its entries in the queue. */
type Entry = KeptMessage & { readonly ids: readonly number[] };

/** The messages that wait on this device, and what sends them. `tell` tells the pages what waits and what has happened. */
export function createMessageQueue(
  setting: LiveDelivery,
  tell: (kept: readonly KeptMessage[], news: readonly News[]) => Promise<void>,
) {
  // Workbox's own replay takes a message out of the database before it is sent: if the browser stopped the worker at
  // that moment, the message would be lost. Here it is removed after the receiver's answer.
  const store = new QueueStore(QUEUE);

  /** By key. A message has two entries if the worker was stopped in `keep`: the later entry counts. */
  async function entries(): Promise<ReadonlyMap<string, Entry>> {
    const byKey = new Map<string, Entry>();
    const database = await openKeptDatabase();
    if (!database) return byKey;
    database.close();
    for (const { id, timestamp: since, metadata } of await store.getAll()) {
      if (!isMetadata(metadata)) continue;
      const { key } = metadata.message;
      byKey.set(key, { ...metadata, since, ids: [...(byKey.get(key)?.ids ?? []), id] });
    }
    return byKey;
  }

  /** The request is built when the message is sent, because a release may change the endpoint. */
  async function keep({ message, since, reasons }: KeptMessage, earlier?: Entry): Promise<void> {
    const requestData = { url: setting.endpoint, headers: {} };
    await store.pushEntry({ requestData, timestamp: since, metadata: { message, reasons } });
    await remove(earlier);
  }

  async function remove(entry?: Entry): Promise<void> {
    for (const id of entry?.ids ?? []) await store.deleteEntry(id);
  }

  /** One task at a time for each message: two pages, or two versions of the worker, cannot send it at the same time. */
  const alone = <Result>(key: string, task: (entry?: Entry) => Promise<Result>): Promise<Result> =>
    navigator.locks.request(`${QUEUE}: ${key}`, async () => task((await entries()).get(key)));

  /** Makes an attempt, unless the message is gone by now (null) or was refused before. */
  const attempt = (key: string) =>
    alone(key, async (entry): Promise<Answer | null> => {
      if (!entry) return null;
      if (entry.reasons.length > 0) return { kind: 'refused', reasons: entry.reasons };
      const answer = await deliver(entry.message, setting);
      if (answer.kind === 'accepted') await remove(entry);
      if (answer.kind === 'refused') await keep({ ...entry, reasons: answer.reasons }, entry);
      return answer;
    });

  const report = async (...news: News[]) => tell([...(await entries()).values()], news);

  return {
    /** Keeps a message, then makes an attempt. The page has the text of a message that is refused, and takes it back. */
    async send(message: Message): Promise<Answer> {
      const kept = { message, since: Date.now(), reasons: [] };
      await alone(message.key, (earlier) => keep(kept, earlier));
      const answer = (await attempt(message.key)) ?? { kind: 'accepted' };
      if (answer.kind !== 'refused') await report();
      return answer;
    },

    /** Removes a message. The news is told unless the message is gone by now. */
    async remove(key: string, ...news: News[]): Promise<void> {
      const removed = await alone(key, async (entry) => {
        await remove(entry);
        return entry ? news : [];
      });
      await report(...removed);
    },

    /** Makes an attempt with each message that waits: one failure stops no other. Resolves to whether all were answered. */
    async sendWaiting(): Promise<boolean> {
      const all = [...(await entries()).values()];
      const due = all.filter(({ since, reasons }) => reasons.length === 0 && !isExpired(since));
      const answers = await Promise.all(due.map(({ message }) => attempt(message.key)));
      const kinds = new Set(answers.flatMap((answer) => answer?.kind ?? []));
      await report(...kinds);
      return !kinds.has('unavailable');
    },

    /** Deletes what has waited too long, and reports what waits. Only for a page, which tells the visitor. */
    async expire(): Promise<void> {
      const expired = [...(await entries()).values()].filter(({ since }) => isExpired(since));
      for (const entry of expired) await remove(entry);
      await report(...(expired.length > 0 ? (['expired'] as const) : []));
    },
  };
}

/** Only this file writes the entries: the check tells TypeScript so. */
function isMetadata(metadata?: object): metadata is Pick<KeptMessage, 'message' | 'reasons'> {
  return metadata !== undefined && 'message' in metadata && 'reasons' in metadata;
}
