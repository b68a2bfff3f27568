import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { companyRecords } from '#content/company.ts';

const component = resolve(import.meta.dirname, '../../src/shell/Notice.tsx');

/** Puts the notice above the page: while the notice of an unusual day is off, no page has a byte of it. */
export function notice(): Plugin {
  const module = companyRecords.notice.isShown ? component : '\0virtual:notice';
  return {
    name: 'notice',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:notice' ? module : null),
    load: (id) => (id === '\0virtual:notice' ? 'export const Notice = () => null;' : null),
  };
}
