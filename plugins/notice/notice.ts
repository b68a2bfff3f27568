import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { companyRecords } from '#content/company.ts';

const shell = resolve(import.meta.dirname, '../../src/shell');

/** Chooses the main part of the frame: while the notice of an unusual day is off, no page has a byte of it. */
export function notice(): Plugin {
  const file = companyRecords.notice.isShown ? 'NoticedMain.tsx' : 'Main.tsx';
  return {
    name: 'notice',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:main' ? resolve(shell, file) : null),
  };
}
