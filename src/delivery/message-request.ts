import type { LiveDelivery } from '#content/delivery.ts';
import { KEY_FIELD, type Message } from './message.ts';

/** The request that hands a message over (docs/message-delivery.md, "The contract of the endpoint"). */
export function messageRequest({ key, draft, trap }: Message, setting: LiveDelivery): Request {
  const fields = {
    ...setting.extraFields,
    ...draft,
    subject: draft.subject ?? '',
    [setting.honeypot]: trap,
    [KEY_FIELD]: key,
  };
  // Services answer such requests with JSON instead of a page.
  const headers = new Headers({ Accept: 'application/json' });
  if (setting.format === 'json') headers.set('Content-Type', 'application/json');
  const body = setting.format === 'json' ? JSON.stringify(fields) : formData(fields);
  return new Request(setting.endpoint, { method: 'POST', headers, body });
}

function formData(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
