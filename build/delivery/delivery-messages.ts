import type { Plugin } from 'vite';
import { factsOf } from '#build/catalog/facts.ts';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { company } from '#content/company.ts';
import { type LiveDelivery, receiverOrigin } from '#content/delivery.ts';

/** The messages that say what the form does, by catalog. `delivery.json` has what they say when the form sends. */
export const replacedMessages = {
  contact: ['form.introduction', 'form.scriptless'],
  privacy: ['meta.description', 'sections.storage.text', 'sections.contact-form.text'],
} as const;

const importedCatalog = /\/src\/catalog\/en\/(contact|privacy|delivery)\.json$/;

/** Who gets the messages, as the privacy policy names the receiver. */
export function receiverName(setting: LiveDelivery): string {
  const origin = receiverOrigin(setting);
  return origin === null ? company.name : new URL(origin).host;
}

/** Replaces the sentences that say that the form sends nothing. The replaced sentences do not ship. */
export function deliveryMessages(language: string, setting: LiveDelivery): Plugin {
  const replacements = readCatalog(language, 'delivery', {
    ...factsOf(language),
    formReceiver: receiverName(setting),
  });
  return {
    name: 'delivery-messages',
    // After the plugin of the catalogs, whose result this changes.
    enforce: 'pre',
    transform: {
      filter: { id: importedCatalog },
      handler(code, id) {
        const [, catalog] = importedCatalog.exec(id) ?? [];
        const messages: Record<string, string> = JSON.parse(code);
        if (catalog === 'delivery') return compiled(ownMessages(messages));
        if (catalog !== 'contact' && catalog !== 'privacy') return null;
        for (const message of replacedMessages[catalog]) {
          const replacement = replacements[`instead.${catalog}.${message}`];
          if (replacement === undefined) throw new Error(`delivery.json lacks ${message}`);
          messages[message] = replacement;
        }
        return compiled(messages);
      },
    },
  };
}

/** The catalog without the sentences that replace others, which ship in the catalogs of their pages. */
function ownMessages(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !id.startsWith('instead.')));
}

function compiled(messages: Readonly<Record<string, string>>) {
  return { code: JSON.stringify(messages), map: null };
}
