import { cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '#content/languages.ts';
import { outputFolder } from './last-files.ts';

const languages = resolve(import.meta.dirname, '../../src/languages');
const importedFonts = /\/languages\/en\/fonts\/fonts\.css$/;

/**
 * Chooses the files that each language has of its own. Pages import `src/languages/en/fonts/fonts.css`,
 * and this plugin replaces it by the style sheet of the chosen language. It also copies the pictures with titles drawn
 * into them into the built site.
 */
export function languageFiles(language: Language): Plugin {
  return {
    name: 'language-files',
    enforce: 'pre',
    resolveId: {
      filter: { id: importedFonts },
      handler: () => resolve(languages, language, 'fonts/fonts.css'),
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      const pictures = resolve(languages, language, 'pictures');
      // A new language has no pictures until a build of its site has been photographed.
      const folder = outputFolder(this.environment);
      if (existsSync(pictures)) cpSync(pictures, folder, { recursive: true });
    },
  };
}
