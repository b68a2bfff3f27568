import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueueStore } from 'workbox-background-sync';
import { emptyDraft } from '#contact/draft.ts';
import { forgetKeptMessages } from './forget-kept-messages.ts';
import { createMessageQueue, QUEUE } from './message-queue.ts';

// Otherwise Workbox's development code looks for a worker when it is imported.
vi.hoisted(() => vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true));

const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;
const messageOf = (key: string) => ({ key, draft: { ...emptyDraft, message: key }, trap: '' });

const accept = () => new Response();
/** The receiver's answer to a message, which a test may change. */
let answer: (message: unknown) => Response | Promise<Response>;
/** The keys of all attempts. */
let attempts: unknown[];

/** A worker that has just started, with what it tells the pages. */
function startWorker() {
  const told: { kept: string[]; news: string[] } = { kept: [], news: [] };
  const setting = { endpoint: '/messages', honeypot: 'website', extraFields: {} } as const;
  const worker = createMessageQueue(setting, async (kept, news) => {
    told.kept = kept.map(({ message, reasons }) => [message.key, ...reasons].join(' '));
    told.news.push(...news);
  });
  return { ...worker, told };
}

/** Adds an entry as an earlier worker did. */
const store = (key: string, days = 0) =>
  new QueueStore(QUEUE).pushEntry({
    requestData: { url: 'https://earlier.example/', headers: {} },
    timestamp: daysAgo(days),
    metadata: { message: messageOf(key), reasons: [] },
  });
const stored = () => new QueueStore(QUEUE).size();
const databases = () => IDBFactory.prototype.databases.call(indexedDB);

beforeEach(() => {
  answer = accept;
  attempts = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    attempts.push(body.get('idempotency-key'));
    return answer(body.get('message'));
  });
  // Firefox before 126 has no such function.
  vi.stubGlobal('indexedDB', Object.assign(new IDBFactory(), { databases: undefined }));
  // Node has locks only since 24.5.
  let last: Promise<unknown> = Promise.resolve();
  const request = async (_: string, task: () => Promise<unknown>) => (last = last.then(task, task));
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a message is on the device while it is sent, and nothing is there before and afterwards', async () => {
  const { expire, send } = startWorker();
  await expire();
  expect(await databases()).toEqual([]);
  let whileSending = 0;
  answer = async () => {
    whileSending = await stored();
    return accept();
  };
  expect(await send(messageOf('a'))).toEqual({ kind: 'accepted' });
  expect(whileSending).toBe(1);
  expect(await stored()).toBe(0);
});

test('a message that is sent again with its key exists once', async () => {
  const { send, sendWaiting, told } = startWorker();
  answer = () => Response.error();
  for (const _ of [1, 2]) expect(await send(messageOf('a'))).toEqual({ kind: 'unavailable' });
  expect(told.kept).toEqual(['a']);
  expect(await stored()).toBe(1);
  answer = accept;
  expect(await sendWaiting()).toBe(true);
  expect(attempts).toEqual(['a', 'a', 'a']);
  expect(told).toEqual({ kept: [], news: ['accepted'] });
});

test('two entries of one message, left by a worker that was stopped, are shown once and discarded both', async () => {
  await store('a');
  await store('a');
  const { expire, remove, told } = startWorker();
  await expire();
  expect(told.kept).toEqual(['a']);
  await remove('a', 'discarded');
  expect(told).toEqual({ kept: [], news: ['discarded'] });
  expect(await stored()).toBe(0);
});

test('two workers send a message once, and a later worker does not say that it is discarded', async () => {
  await store('a');
  await Promise.all([startWorker().sendWaiting(), startWorker().sendWaiting()]);
  expect(attempts).toEqual(['a']);
  const { remove, told } = startWorker();
  await remove('a', 'discarded');
  expect(told.news).toEqual([]);
});

test('a message that fails stops no other message, and is sent later', async () => {
  for (const key of ['a', 'b', 'c']) await store(key);
  const { sendWaiting, told } = startWorker();
  answer = (message) => (message === 'a' ? new Response(null, { status: 500 }) : accept());
  expect(await sendWaiting()).toBe(false);
  expect(told.kept).toEqual(['a']);
  answer = accept;
  expect(await sendWaiting()).toBe(true);
  expect(told.kept).toEqual([]);
});

test('a message that is refused waits for the visitor, with the reasons', async () => {
  await store('a');
  const { sendWaiting, told } = startWorker();
  answer = () => Response.json({ errors: [{ field: 'email' }] }, { status: 422 });
  await sendWaiting();
  expect(told).toEqual({ kept: ['a email'], news: ['refused'] });
  await sendWaiting();
  expect(attempts).toEqual(['a']);
});

test('a message is not sent after seven days, but deleted with a word to the visitor', async () => {
  await store('a', 8);
  await store('b', 6);
  const { sendWaiting, expire, told } = startWorker();
  await sendWaiting();
  expect(attempts).toEqual(['b']);
  await expire();
  expect(told).toEqual({ kept: [], news: ['accepted', 'expired'] });
});

test('once the form sends nothing, messages stay for the promised seven days, then their database is deleted', async () => {
  const connections = vi.spyOn(indexedDB, 'open');
  await store('a', 8);
  await store('b', 6);
  // As when a worker ends: otherwise the database could not be deleted.
  for (const { value } of connections.mock.results) value.result.close();
  await forgetKeptMessages();
  expect(await databases()).toHaveLength(1);
  vi.setSystemTime(daysAgo(-2));
  await forgetKeptMessages();
  await expect.poll(databases).toEqual([]);
});
