import type { Plugin } from 'vite';
import { factsOf } from '#build/catalog/facts.ts';
import { readCatalog } from '#build/catalog/read-catalog.ts';
import { company } from '#content/company.ts';
import { type LiveDelivery, receiverOrigin } from '#content/delivery.ts';

/**
 * Replaces the sentences that say that the form sends nothing: `instead.contact.form.introduction` in delivery.json replaces
 * `form.introduction` in contact.json. The replaced sentences do not ship.
 */
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
          .filter(([message]) => !message.startsWith('instead.'))
          .map(([message, text]) => [message, messages[`instead.${catalog}.${message}`] ?? text]);
        return { code: JSON.stringify(Object.fromEntries(replaced)), map: null };
      },
    },
  };
}
