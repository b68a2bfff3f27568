import { afterAll, expect, test } from 'vitest';
import { listenAtAnyPort } from '#deploy/contract/any-port.ts';
import { Receiver } from './receiver.ts';

const { server, messages } = new Receiver('website');
const origin = `http://127.0.0.1:${await listenAtAnyPort(server)}`;
afterAll(() => server.close());

const complete = { name: 'Ada', email: 'a@example.com', subject: 'other', message: 'Hello' };
const post = (fields: Readonly<Record<string, string>>) =>
  fetch(origin, { method: 'POST', body: new URLSearchParams(fields) });

test.each([
  [422, { ...complete, website: 'https://spam.example' }, { errors: [{ field: 'website' }] }],
  [422, { ...complete, email: '' }, { errors: [{ field: 'email' }] }],
  [413, { ...complete, message: 'a'.repeat(100_000) }, {}],
])('a message is refused with status %i and its reasons', async (status, fields, reasons) => {
  const response = await post(fields);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(reasons);
  expect(messages).toEqual([]);
});

test('a key is taken once, and no other site may read the messages', async () => {
  for (const key of ['a', 'a', 'b']) {
    const response = await post({ ...complete, 'idempotency-key': key });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
  expect(messages.map((message) => message['idempotency-key'])).toEqual(['a', 'b']);
  const list = await fetch(origin);
  expect(await list.json()).toEqual(messages);
  expect(list.headers.get('Access-Control-Allow-Origin')).toBeNull();
});
