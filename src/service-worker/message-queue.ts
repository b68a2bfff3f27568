import { QueueStore } from 'workbox-background-sync';
import type { LiveDelivery } from '#content/delivery.ts';
import { type Answer, deliver } from '#delivery/deliver.ts';
import { isExpired, type KeptMessage, type Message, type News } from '#delivery/message.ts';
import { openKeptDatabase } from './kept-database.ts';

/** The name of Workbox's queue. */
export const QUEUE = 'contact-messages';

/** A message with the ids of its entries in the queue. */
type Entry = KeptMessage & { readonly ids: readonly number[] };

/** Tells the open pages what waits, and what has happened. */
type Tell = (kept: readonly KeptMessage[], news: readonly News[]) => Promise<void>;

/** The messages that wait on this device, and what sends them. */
export function createMessageQueue(setting: LiveDelivery, tell: Tell) {
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

  /** Its request is built when it is sent, because a release may change the endpoint. */
  async function keep({ message, since, reasons }: KeptMessage): Promise<void> {
    const earlier = (await entries()).get(message.key);
    const requestData = { url: setting.endpoint, headers: {} };
    await store.pushEntry({ requestData, timestamp: since, metadata: { message, reasons } });
    await remove(earlier);
  }

  async function remove(entry?: Entry): Promise<void> {
    for (const id of entry?.ids ?? []) await store.deleteEntry(id);
  }

  /** For each message one task at a time: two pages, or two versions of the worker, cannot send it at the same time. */
  const alone = <Result>(key: string, task: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(`${QUEUE}: ${key}`, task);

  /** Makes one attempt. Resolves to null if the message is gone by now: it was sent, or discarded. */
  const attempt = (key: string) =>
    alone(key, async (): Promise<Answer | null> => {
      const entry = (await entries()).get(key);
      if (!entry) return null;
      if (entry.reasons.length > 0) return { kind: 'refused', reasons: entry.reasons };
      const answer = await deliver(entry.message, setting);
      if (answer.kind === 'accepted') await remove(entry);
      if (answer.kind === 'refused') await keep({ ...entry, reasons: answer.reasons });
      return answer;
    });

  async function report(news: readonly News[] = []): Promise<void> {
    const kept = [...(await entries()).values()];
    await tell(
      kept.map(({ ids: _, ...message }) => message),
      news,
    );
  }

  return {
    /** Keeps a message, then makes an attempt. The page that sent it has the text of a refused message, and takes it. */
    async send(message: Message): Promise<Answer> {
      await alone(message.key, () => keep({ message, since: Date.now(), reasons: [] }));
      const answer = (await attempt(message.key)) ?? { kind: 'accepted' };
      if (answer.kind !== 'refused') await report();
      return answer;
    },

    /** The news is told unless the message is gone by now. */
    async remove(key: string, news: readonly News[]): Promise<void> {
      const entry = await alone(key, async () => {
        const found = (await entries()).get(key);
        await remove(found);
        return found;
      });
      await report(entry ? news : []);
    },

    /** Makes an attempt with every message that waits, so that one failure stops no other. Resolves to whether all were answered. */
    async sendWaiting(): Promise<boolean> {
      const waiting = [...(await entries()).values()].filter(
        ({ since, reasons }) => reasons.length === 0 && !isExpired(since),
      );
      const answers = await Promise.all(waiting.map(({ message }) => attempt(message.key)));
      const kinds = answers.map((answer) => answer?.kind);
      const sent: News[] = kinds.includes('accepted') ? ['sent'] : [];
      await report(kinds.includes('refused') ? [...sent, 'refused'] : sent);
      return !kinds.includes('unavailable');
    },

    /** Deletes what has waited too long, and reports what waits. Only for a page, which tells the visitor. */
    async expire(): Promise<void> {
      const expired = [...(await entries()).values()].filter(({ since }) => isExpired(since));
      for (const entry of expired) await remove(entry);
      await report(expired.length > 0 ? ['expired'] : []);
    },
  };
}

/** Only this file writes the entries: the check tells TypeScript so. */
function isMetadata(metadata?: object): metadata is Pick<KeptMessage, 'message' | 'reasons'> {
  return metadata !== undefined && 'message' in metadata && 'reasons' in metadata;
}
