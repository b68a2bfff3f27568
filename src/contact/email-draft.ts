import { company } from '#content/company.ts';
import { type Draft, holdsText } from './message.ts';

/**
 * The address that opens a draft in the visitor's email program, with the chosen subject as the site names it. An empty draft
 * has the company's address alone.
 */
export function emailDraft(draft: Draft, subject: string | null): string {
  const address = `mailto:${company.email}`;
  if (!holdsText({ draft })) return address;
  const sender = [draft.name, draft.company, draft.email, draft.phone].filter(
    (text) => text !== '',
  );
  const lines = [draft.message, '', ...sender].join('\n');
  // In the address of an email link, lines end with \r\n (RFC 6068, section 5) and a space is %20. `encodeURIComponent` would
  // throw an error at half a surrogate pair.
  const parameters = new URLSearchParams({
    ...(subject !== null && { subject }),
    body: lines.replaceAll('\n', '\r\n'),
  });
  return `${address}?${parameters.toString().replaceAll('+', '%20')}`;
}
