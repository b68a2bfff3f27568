import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { QueueStore } from 'workbox-background-sync';
import { emptyDraft } from '#contact/message.ts';
import { forgetKeptMessages } from './forget-kept-messages.ts';
import { createMessageQueue, QUEUE } from './message-queue.ts';

// Otherwise Workbox's development code looks for a worker when it is imported.
vi.hoisted(() => vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true));

const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;
const messageOf = (key: string) => ({ key, draft: { ...emptyDraft, message: key }, trap: '' });

/** The receiver's answer to the message with a key, which a test may change. */
let answer: (key: unknown) => Response | Promise<Response>;
const accept = () => new HttpResponse();
let requests: FormData[];
const attempts = () => requests.map((body) => body.get('idempotency-key'));

const endpoint = 'https://receiver.example/messages';
const receiver = setupServer(
  http.post(endpoint, async ({ request }) => {
    const body = await request.formData();
    requests.push(body);
    return answer(body.get('idempotency-key'));
  }),
);

/** A worker that has just started, with what it tells the pages. */
function startWorker() {
  const told: { kept: string[]; news: string[] } = { kept: [], news: [] };
  const setting = { endpoint, honeypot: 'website', extraFields: { form: 'contact' } } as const;
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

beforeAll(() => receiver.listen({ onUnhandledFrame: 'error' }));
afterAll(() => receiver.close());
beforeEach(() => {
  answer = accept;
  requests = [];
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
  vi.restoreAllMocks();
});

test('a message is on the device while it is sent, and nothing is there before and afterwards', async () => {
  const { expire, send } = startWorker();
  await expire();
  expect(await databases()).toEqual([]);
  let whileSending = 0;
  const fetches = vi.spyOn(globalThis, 'fetch');
  answer = async () => {
    whileSending = await stored();
    return accept();
  };
  expect(await send(messageOf('a'))).toEqual({ kind: 'accepted' });
  expect(whileSending).toBe(1);
  expect(await stored()).toBe(0);
  // Another header would need a preflight.
  expect(fetches.mock.lastCall?.[1]?.headers).toEqual({ Accept: 'application/json' });
  const own = { message: 'a', subject: '', form: 'contact', website: '', 'idempotency-key': 'a' };
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({ ...emptyDraft, ...own });
});

const refused = (...reasons: string[]) => ({ kind: 'refused', reasons });
test.each<[status: number, body: string, meaning: object]>([
  [500, '', { kind: 'unavailable' }],
  [408, '', { kind: 'unavailable' }],
  [425, '', { kind: 'unavailable' }],
  [429, '', { kind: 'unavailable' }],
  [422, '{"errors":[{"field":"message"},{"field":"email"}]}', refused('email', 'message')],
  [422, '{"errors":[null,7,{"field":"age"}]}', refused('unexplained')],
  [400, '{"errors":"all"}', refused('unexplained')],
  [404, '<h1>Not found</h1>', refused('unexplained')],
  [413, '', refused('message')],
])('the answer %i %s means %j', async (status, body, meaning) => {
  answer = () => new HttpResponse(body, { status });
  expect(await startWorker().send(messageOf('a'))).toEqual(meaning);
});

test('an attempt ends after 15 s, also without an answer, and the message waits', async () => {
  const time = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  answer = () => {
    time.abort();
    return accept();
  };
  const { send, told } = startWorker();
  expect(await send(messageOf('a'))).toEqual({ kind: 'unavailable' });
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(told.kept).toEqual(['a']);
});

test('a message stays on a device that has no room for its refusal', async () => {
  await store('a');
  answer = () => new HttpResponse('', { status: 400 });
  vi.spyOn(QueueStore.prototype, 'pushEntry').mockRejectedValue(new Error('no room'));
  await expect(startWorker().sendWaiting()).rejects.toThrow('no room');
  expect(await stored()).toBe(1);
});

test('a message that is sent again with its key exists once', async () => {
  const { send, sendWaiting, told } = startWorker();
  answer = () => HttpResponse.error();
  for (const _ of [1, 2]) expect(await send(messageOf('a'))).toEqual({ kind: 'unavailable' });
  expect(told.kept).toEqual(['a']);
  expect(await stored()).toBe(1);
  answer = accept;
  expect(await sendWaiting()).toBe(true);
  expect(attempts()).toEqual(['a', 'a', 'a']);
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
  const { remove, told } = startWorker();
  await Promise.all([startWorker().sendWaiting(), startWorker().sendWaiting()]);
  expect(attempts()).toEqual(['a']);
  await remove('a', 'discarded');
  expect(told.news).toEqual([]);
});

test('a message that fails or is refused stops no other, and only the failed message is sent again', async () => {
  for (const key of ['a', 'b', 'c']) await store(key);
  const { sendWaiting, told } = startWorker();
  answer = (key) => new HttpResponse('', { status: key === 'a' ? 500 : key === 'b' ? 400 : 200 });
  expect(await sendWaiting()).toBe(false);
  expect(told.kept).toEqual(['a', 'b unexplained']);
  answer = accept;
  expect(await sendWaiting()).toBe(true);
  expect(told.kept).toEqual(['b unexplained']);
});

test('a message is not sent after seven days, but deleted with a word to the visitor', async () => {
  await store('a', 8);
  await store('b', 6);
  const { sendWaiting, expire, told } = startWorker();
  await sendWaiting();
  expect(attempts()).toEqual(['b']);
  await expire();
  expect(told).toEqual({ kept: [], news: ['accepted', 'expired'] });
});

test('once the form sends nothing, messages stay for the promised seven days, then their database is deleted', async () => {
  const connections = vi.spyOn(indexedDB, 'open');
  // As when a worker ends: otherwise the database could not be deleted.
  const disconnect = () => connections.mock.results.map(({ value }) => value.result.close());
  await store('a', 8);
  await store('b', 6);
  disconnect();
  await forgetKeptMessages();
  expect(await stored()).toBe(2);
  disconnect();
  vi.setSystemTime(daysAgo(-2));
  await forgetKeptMessages();
  await expect.poll(databases).toEqual([]);
});
