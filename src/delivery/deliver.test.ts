import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '#contact/draft.ts';
import { deliver } from './deliver.ts';

const setting = { endpoint: '/', honeypot: '_gotcha', extraFields: { form: 'contact' } } as const;

/** Delivers a message to a receiver with this answer. */
function deliverTo(answer: Response) {
  const request = vi.fn(async (_: string, _init: { body: FormData; headers: object }) => answer);
  vi.stubGlobal('fetch', request);
  const message = { key: 'key-1', draft: { ...emptyDraft, name: 'Ada' }, trap: 'x' };
  return { result: deliver(message, setting), init: request.mock.calls[0]?.[1] };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a message has every field, its key and the fixed fields, and no header that needs a preflight', () => {
  const { init } = deliverTo(new Response());
  expect(init?.headers).toEqual({ Accept: 'application/json' });
  const own = {
    name: 'Ada',
    subject: '',
    form: 'contact',
    _gotcha: 'x',
    'idempotency-key': 'key-1',
  };
  expect(Object.fromEntries(init?.body ?? [])).toEqual({ ...emptyDraft, ...own });
});

test.each([408, 425, 429, 500, 503])('status %i asks for another attempt', async (status) => {
  const { result } = deliverTo(new Response(null, { status }));
  expect(await result).toEqual({ kind: 'unavailable' });
});

test.each([
  [422, { errors: [{ field: 'message' }, { field: 'email' }] }, ['email', 'message']],
  [403, { errors: [{ code: 'spam' }, { code: 'spam' }, { field: 'age' }] }, ['spam']],
  [413, null, ['too-long']],
  [404, { error: 'no such form' }, ['unexplained']],
  [422, { errors: 'all' }, ['unexplained']],
  [422, { errors: [null, 7] }, ['unexplained']],
  [400, '<h1>No</h1>', ['unexplained']],
])('status %i with %j is a refusal for %j', async (status, body, reasons) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { result } = deliverTo(new Response(text, { status }));
  expect(await result).toEqual({ kind: 'refused', reasons });
});
