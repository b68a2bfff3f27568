import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { companyRecords } from '#content/company.ts';

const shell = resolve(import.meta.dirname, '../../src/shell');

/** Chooses the main part of the frame: while the notice is off, no page has a byte of it. `--mode notice` shows it. */
export function notice(mode: string): Plugin {
  const isShown = companyRecords.notice.isShown || mode === 'notice';
  return {
    name: 'notice',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'virtual:main' ? resolve(shell, isShown ? 'NoticedMain.tsx' : 'Main.tsx') : null,
  };
}
