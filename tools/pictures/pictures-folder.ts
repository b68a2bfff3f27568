import { resolve } from 'node:path';
import type { Language } from '#content/languages.ts';

/** The folder with the committed pictures of a language, which the build copies into the site. */
export function picturesFolder(language: Language): string {
  return resolve(import.meta.dirname, '../../pictures', language);
}
