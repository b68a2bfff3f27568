import { factsOf } from '#build/copy/facts.ts';
import { readCopy } from '#build/copy/read-copy.ts';
import { company } from '#content/company.ts';
import type { CopyFile } from '#content/copy/parts.ts';
import { deliveryCopy } from '#content/copy/shell.ts';
import { type LiveDelivery, receiverOrigin } from '#content/delivery.ts';

/**
 * The copy of a site whose form sends: `instead.contact.form.introduction` of delivery.json replaces `form.introduction` of
 * pages/contact.json. The replaced sentences do not ship.
 */
export function copyOfDelivery(language: string, setting: LiveDelivery) {
  const origin = receiverOrigin(setting);
  // As the privacy policy names who gets the messages.
  const formReceiver = origin === null ? company.name : new URL(origin).host;
  const { instead, ...own } = readCopy(deliveryCopy, language, {
    ...factsOf(language),
    formReceiver,
  });
  const replacements = new Map<string, object>(
    Object.entries(instead).map(([page, replacement]) => [`pages/${page}`, replacement]),
  );
  return (file: CopyFile): unknown => {
    if (file === deliveryCopy) return own;
    return merge(readCopy(file, language), replacements.get(file.file));
  };
}

/** Copy with the messages of a replacement at the same places. */
function merge(copy: unknown, replacement: unknown): unknown {
  if (typeof replacement !== 'object' || replacement === null) return replacement ?? copy;
  const entries = new Map(Object.entries(replacement));
  return Object.fromEntries(
    Object.entries(copy ?? {}).map(([name, part]) => [name, merge(part, entries.get(name))]),
  );
}
