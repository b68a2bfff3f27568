import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '#contact/draft.ts';
import { deliver } from './deliver.ts';

const request = vi.fn<(endpoint: string, init: { body: FormData; headers: object }) => unknown>();

/** Delivers a message to a receiver with this answer. */
function deliverTo(body: string, status: number) {
  request.mockResolvedValue(new Response(body, { status }));
  vi.stubGlobal('fetch', request);
  const setting = { endpoint: '/', honeypot: '_gotcha', extraFields: { form: 'contact' } } as const;
  return deliver({ key: 'key-1', draft: { ...emptyDraft, name: 'Ada' }, trap: 'x' }, setting);
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a message has every field, its key and the fixed fields, and no header that needs a preflight', async () => {
  expect(await deliverTo('', 200)).toEqual({ kind: 'accepted' });
  const [, { body, headers } = {}] = request.mock.lastCall ?? [];
  expect(headers).toEqual({ Accept: 'application/json' });
  const own = {
    name: 'Ada',
    subject: '',
    form: 'contact',
    _gotcha: 'x',
    'idempotency-key': 'key-1',
  };
  expect(Object.fromEntries(body ?? [])).toEqual({ ...emptyDraft, ...own });
});

test.each([408, 425, 429, 500, 503])('status %i asks for another attempt', async (status) => {
  expect(await deliverTo('', status)).toEqual({ kind: 'unavailable' });
});

test.each([
  [422, '{ "errors": [{ "field": "message" }, { "field": "email" }] }', ['email', 'message']],
  [413, '', ['message']],
  [404, '{ "error": "no such form" }', ['unexplained']],
  [422, '{ "errors": "all" }', ['unexplained']],
  [422, '{ "errors": [null, 7, { "field": "age" }] }', ['unexplained']],
  [400, '<h1>No</h1>', ['unexplained']],
])('status %i with %s is a refusal for %j', async (status, body, reasons) => {
  expect(await deliverTo(body, status)).toEqual({ kind: 'refused', reasons });
});
