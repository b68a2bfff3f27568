import { company } from '#content/company.ts';
import { type Draft, holdsText } from './message.ts';

/** The longest address that every email program takes from a link: on Windows, longer ones than 2,083 characters are lost. */
const LONGEST_ADDRESS = 2000;

/**
 * A draft for the visitor's email program, with the chosen subject as the site names it: the address that opens it, and its text
 * if that is too long for the address. An empty draft has the company's address alone.
 */
export function emailDraft(draft: Draft, subject: string | null) {
  const recipient = `mailto:${company.email}`;
  if (!holdsText({ draft })) return { address: recipient, text: null };
  const sender = [draft.name, draft.company, draft.email, draft.phone].filter(
    (text) => text !== '',
  );
  const text = [draft.message, '', ...sender].join('\n');
  // In the address of an email link, lines end with \r\n (RFC 6068, section 5) and a space is %20. `encodeURIComponent` would
  // throw an error at half a surrogate pair.
  const addressWith = (parameters: Readonly<Record<string, string>>) =>
    `${recipient}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;
  // A text that is too long as it is needs no encoding, which would make each key slow.
  if (text.length <= LONGEST_ADDRESS) {
    const body = text.replaceAll('\n', '\r\n');
    const address = addressWith(subject === null ? { body } : { subject, body });
    if (address.length <= LONGEST_ADDRESS) return { address, text: null };
  }
  return { address: subject === null ? recipient : addressWith({ subject }), text };
}
