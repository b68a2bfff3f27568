import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { company } from '#content/company.ts';
import type { CopyFile } from '#content/copy/parts.ts';
import { deliveryCopy } from '#content/copy/shell.ts';
import { type Delivery, type LiveDelivery, receiverOrigin } from '#content/delivery.ts';
import { factsOf } from '#plugins/copy/facts.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';

const prefix = 'virtual:delivery/';
const source = resolve(import.meta.dirname, '../../src');

/** The modules of each setting, by the names after `virtual:delivery/`. A module without a file is empty. */
const deliveryModules: Readonly<
  Record<string, { readonly simulated?: string; readonly live: string }>
> = {
  form: { simulated: 'contact/ContactForm.tsx', live: 'contact/LiveContactForm.tsx' },
  page: { live: 'contact/kept-messages.ts' },
  worker: {
    simulated: 'offline/worker/forget-kept-messages.ts',
    live: 'offline/worker/kept-messages.ts',
  },
};

/** Chooses the form by the setting: while it is simulated, no page has a byte of the form that sends. */
export function delivery(setting: Delivery): Plugin {
  return {
    name: 'delivery',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(prefix)) return null;
      const { simulated, live } = deliveryModules[id.slice(prefix.length)] ?? {};
      const file = setting === 'simulated' ? simulated : live;
      return file === undefined ? `\0${id}` : resolve(source, file);
    },
    load(id) {
      if (id === `\0${prefix}setting`) return `export default ${JSON.stringify(setting)};`;
      return id.startsWith(`\0${prefix}`) ? '' : null;
    },
  };
}

/**
 * The copy of a site whose form sends: `instead.contact.form.introduction` of delivery.json replaces `form.introduction` of
 * pages/contact.json. The replaced sentences do not ship.
 */
export function copyOfDelivery(language: string, setting: LiveDelivery) {
  const origin = receiverOrigin(setting);
  // As the privacy policy names who gets the messages.
  const formReceiver = origin === null ? company.name : new URL(origin).host;
  const facts = { ...factsOf(language), formReceiver };
  const { instead, ...own } = readCopy(deliveryCopy, language, facts);
  const replacements = new Map<string, object>(
    Object.entries(instead).map(([page, replacement]) => [`pages/${page}`, replacement]),
  );
  return (file: CopyFile): unknown =>
    file === deliveryCopy ? own : merge(readCopy(file, language), replacements.get(file.file));
}

/** Copy with the messages of a replacement at the same places. */
function merge(copy: unknown, replacement: unknown): unknown {
  if (typeof replacement !== 'object' || replacement === null) return replacement ?? copy;
  const entries = new Map(Object.entries(replacement));
  return Object.fromEntries(
    Object.entries(copy ?? {}).map(([name, part]) => [name, merge(part, entries.get(name))]),
  );
}
