import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Delivery } from '#content/delivery.ts';

const prefix = 'virtual:delivery/';
const source = resolve(import.meta.dirname, '../../src');

/** The modules of each setting, by the names after `virtual:delivery/`. A module without a file is empty. */
const deliveryModules: Readonly<
  Record<string, { readonly simulated?: string; readonly live: string }>
> = {
  form: { simulated: 'contact/ContactForm.tsx', live: 'delivery/LiveContactForm.tsx' },
  page: { live: 'delivery/kept-messages.ts' },
  worker: {
    simulated: 'service-worker/forget-kept-messages.ts',
    live: 'service-worker/kept-messages.ts',
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
