import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listenAtAnyPort } from '#deploy/contract/any-port.ts';
import { type Behavior, Receiver } from './receiver.ts';

let receiver: Receiver;
let origin = '';

beforeEach(async () => {
  receiver = new Receiver({ honeypot: 'website', slowMilliseconds: 1 });
  origin = `http://127.0.0.1:${await listenAtAnyPort(receiver.server)}`;
});
afterEach(() => {
  receiver.server.close();
  receiver.server.closeAllConnections();
});

const complete = { name: 'Ada', email: 'a@example.com', subject: 'other', message: 'Hello' };
const postJson = (fields: object) =>
  fetch(`${origin}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });

describe('a message', () => {
  test('arrives as JSON, as multipart/form-data and as a form’s default', async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(complete)) data.set(name, value);
    await postJson(complete);
    await fetch(`${origin}/messages`, { method: 'POST', body: data });
    await fetch(`${origin}/messages`, { method: 'POST', body: new URLSearchParams(complete) });
    expect(receiver.messages).toEqual([complete, complete, complete]);
  });

  test('arrives once for each key', async () => {
    for (const key of ['a', 'a', 'b']) {
      expect((await postJson({ ...complete, 'idempotency-key': key })).status).toBe(200);
    }
    expect(receiver.messages.map((message) => message['idempotency-key'])).toEqual(['a', 'b']);
    expect(receiver.attempts).toBe(3);
  });

  test.each([
    [{ ...complete, website: 'https://spam.example' }, [{ code: 'spam' }]],
    [{ ...complete, email: '', message: undefined }, [{ field: 'email' }, { field: 'message' }]],
  ])('is refused with its reasons: %j', async (fields, errors) => {
    const response = await postJson(fields);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors });
    expect(receiver.messages).toEqual([]);
  });

  test('is refused if it is too large', async () => {
    const response = await postJson({ ...complete, message: 'a'.repeat(100_000) });
    expect(response.status).toBe(413);
  });

  test('from a browser without JavaScript is answered with a page', async () => {
    const response = await fetch(`${origin}/messages`, {
      method: 'POST',
      headers: { Accept: 'text/html,*/*' },
      body: new URLSearchParams(complete),
    });
    expect(await response.text()).toContain('<h1>Message received</h1>');
  });
});

describe('told how to answer', () => {
  const tell = (behavior: string) => fetch(`${origin}/behavior/${behavior}`, { method: 'PUT' });

  test.each<[Behavior, status: number, received: number]>([
    ['ok', 200, 1],
    ['slow', 200, 1],
    ['422', 422, 0],
    ['500', 500, 0],
  ])('%s, it answers with status %i', async (behavior, status, received) => {
    await tell(behavior);
    expect((await postJson(complete)).status).toBe(status);
    expect(receiver.messages).toHaveLength(received);
  });

  test('closed, it closes the connection', async () => {
    await tell('closed');
    await expect(postJson(complete)).rejects.toThrow('fetch failed');
    expect(receiver.attempts).toBe(1);
  });

  test('an unknown word, it goes on as before and names the words', async () => {
    const response = await tell('maybe');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      behavior: 'ok',
      behaviors: ['ok', 'slow', '422', '500', 'closed'],
    });
  });
});

test('every origin may send, and no other origin may read what has arrived', async () => {
  const accepted = await postJson(complete);
  expect(accepted.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const response = await fetch(origin);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(await response.json()).toEqual({ behavior: 'ok', messages: [complete] });
  const preflight = await fetch(`${origin}/messages`, { method: 'OPTIONS' });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
});
