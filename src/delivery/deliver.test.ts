import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emptyDraft } from '#contact/draft.ts';
import type { LiveDelivery } from '#content/delivery.ts';
import { deliver } from './deliver.ts';
import type { Message } from './message.ts';

const endpoint = 'https://forms.example/messages';
const setting: LiveDelivery = {
  endpoint,
  format: 'multipart',
  honeypot: '_gotcha',
  extraFields: { 'form-name': 'contact' },
};
const message: Message = {
  key: 'key-1',
  draft: { ...emptyDraft, name: 'Ada', email: 'ada@example.com', message: 'Zwölf\nBerichte' },
  trap: '',
};
const fields = {
  'form-name': 'contact',
  name: 'Ada',
  email: 'ada@example.com',
  company: '',
  phone: '',
  subject: '',
  message: 'Zwölf\nBerichte',
  _gotcha: '',
  'idempotency-key': 'key-1',
};

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const send = (given: LiveDelivery = setting, signal = new AbortController().signal) =>
  deliver(message, given, signal);

describe('a message', () => {
  test('is sent as multipart/form-data, without a header that needs a preflight', async () => {
    let received: object = {};
    network.use(
      http.post(endpoint, async ({ request }) => {
        received = Object.fromEntries(await request.formData());
        expect(request.headers.get('accept')).toBe('application/json');
        expect(request.headers.has('idempotency-key')).toBe(false);
        return HttpResponse.json({});
      }),
    );
    expect(await send()).toEqual({ kind: 'accepted' });
    // FormData is sent with the line ends of HTML forms.
    expect(received).toEqual({ ...fields, message: 'Zwölf\r\nBerichte' });
  });

  test('is sent as JSON if the setting says so', async () => {
    let received: unknown;
    network.use(
      http.post(endpoint, async ({ request }) => {
        received = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    expect(await send({ ...setting, format: 'json' })).toEqual({ kind: 'accepted' });
    expect(received).toEqual(fields);
  });
});

describe('an answer', () => {
  const answer = (status: number, body?: object) =>
    network.use(http.post(endpoint, () => HttpResponse.json(body ?? null, { status })));

  test.each([408, 425, 429, 500, 502, 503, 504])(
    'of status %i asks for another attempt',
    async (status) => {
      answer(status);
      expect(await send()).toEqual({ kind: 'unavailable' });
    },
  );

  test.each([
    [
      422,
      { errors: [{ field: 'message' }, { field: 'email', message: 'no such host' }] },
      ['email', 'message'],
    ],
    [422, { errors: [{ field: 'email' }, { field: 'email' }, { field: 'age' }] }, ['email']],
    [403, { errors: [{ code: 'spam' }] }, ['spam']],
    [413, undefined, ['too-long']],
    [400, undefined, ['unexplained']],
    [404, { error: 'no such form' }, ['unexplained']],
    [422, { errors: 'all' }, ['unexplained']],
    [422, { errors: [null, 7] }, ['unexplained']],
  ])('of status %i with %j is a refusal for %j', async (status, body, reasons) => {
    answer(status, body);
    expect(await send()).toEqual({ kind: 'refused', reasons });
  });

  test('of status 400 that is no JSON is a refusal without a reason', async () => {
    network.use(http.post(endpoint, () => HttpResponse.html('<h1>No</h1>', { status: 400 })));
    expect(await send()).toEqual({ kind: 'refused', reasons: ['unexplained'] });
  });
});

test('without a connection, the receiver is unavailable', async () => {
  network.use(http.post(endpoint, () => HttpResponse.error()));
  expect(await send()).toEqual({ kind: 'unavailable' });
});

test('an aborted attempt ends at once', async () => {
  network.use(http.post(endpoint, () => new Promise(() => {})));
  const attempt = new AbortController();
  const answer = send(setting, attempt.signal);
  attempt.abort();
  expect(await answer).toEqual({ kind: 'unavailable' });
});
