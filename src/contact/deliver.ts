import type { LiveDelivery } from '#content/delivery.ts';
import type { Answer, Message, Reason } from './message.ts';

const fieldNames = ['name', 'email', 'company', 'phone', 'subject', 'message'] as const;

/** How long an attempt waits for the answer, in ms. */
export const ANSWER_MILLISECONDS = 15_000;

/** Makes one attempt to hand a message over (docs/message-delivery.md, "The contract of the endpoint"). Does not reject. */
export async function deliver(message: Message, setting: LiveDelivery): Promise<Answer> {
  // Services answer such requests with JSON instead of a page.
  const headers = { Accept: 'application/json' };
  const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
  const request = { method: 'POST', headers, body: bodyOf(message, setting), signal };
  try {
    return await answerOf(await fetch(setting.endpoint, request));
  } catch {
    // Offline, too late, or refused by the browser. The error would say no more.
    return { kind: 'unavailable' };
  }
}

/** The key is a field and not a header, because services refuse headers that they do not know. */
function bodyOf({ key, draft, trap }: Message, { honeypot, extraFields }: LiveDelivery): FormData {
  const data = new FormData();
  const own = { ...draft, subject: draft.subject ?? '', [honeypot]: trap, 'idempotency-key': key };
  for (const [name, value] of Object.entries({ ...extraFields, ...own })) data.set(name, value);
  return data;
}

async function answerOf(response: Response): Promise<Answer> {
  const { ok, status } = response;
  if (ok) return { kind: 'accepted' };
  // Of the statuses below 500, a later attempt can succeed after timeout, too early and too many requests.
  const isRefusal = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  if (!isRefusal) return { kind: 'unavailable' };
  const isTooLarge = status === 413;
  if (isTooLarge) return { kind: 'refused', reasons: ['message'] };
  // A body that is no JSON names no field.
  const named = fieldsIn(await response.json().catch(() => null));
  return { kind: 'refused', reasons: named.length > 0 ? named : ['unexplained'] };
}

/** The fields that a body such as `{ "errors": [{ "field": "email" }] }` names, each once. */
function fieldsIn(body: unknown): Reason[] {
  const errors: unknown = body instanceof Object && 'errors' in body ? body.errors : [];
  const fields: readonly unknown[] = Array.isArray(errors) ? errors.map((each) => each?.field) : [];
  return fieldNames.filter((name) => fields.includes(name));
}
