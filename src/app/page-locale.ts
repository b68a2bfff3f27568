import locale from 'virtual:page-locale';

// Replaces React Aria's hook of this name (plugins/pages/page-locale.ts). React Aria's hook returns the
// browser's language, not the page's, and makes the browser load its language data: that blocks a slow
// phone.

/** The language of the pages and its writing direction. */
export function useDefaultLocale() {
  return locale;
}
