import type { Plugin } from 'vite';
import { factsOf } from '#build/catalog/facts.ts';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { company } from '#content/company.ts';
import { type LiveDelivery, receiverOrigin } from '#content/delivery.ts';

/** Ids such as `instead.contact.form.introduction` in delivery.json replace messages that say that the form sends nothing. */
export const INSTEAD = 'instead.';

/** Replaces the sentences that say that the form sends nothing. The replaced sentences do not ship. */
export function deliveryMessages(language: string, setting: LiveDelivery): Plugin {
  const origin = receiverOrigin(setting);
  // As the privacy policy names who gets the messages.
  const formReceiver = origin === null ? company.name : new URL(origin).host;
  const messages = readCatalog(language, 'delivery', { ...factsOf(language), formReceiver });
  const importedCatalog = /\/src\/catalog\/en\/(contact|privacy|delivery)\.json$/;
  return {
    name: 'delivery-messages',
    // After the plugin of the catalogs, whose result this changes.
    enforce: 'pre',
    transform: {
      filter: { id: importedCatalog },
      handler(code, id) {
        const [, catalog] = importedCatalog.exec(id) ?? [];
        const compiled: Readonly<Record<string, string>> = JSON.parse(code);
        const replaced = Object.entries(compiled)
          .filter(([message]) => !message.startsWith(INSTEAD))
          .map(([message, text]) => [message, messages[`${INSTEAD}${catalog}.${message}`] ?? text]);
        return { code: JSON.stringify(Object.fromEntries(replaced)), map: null };
      },
    },
  };
}
