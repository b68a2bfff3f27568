import locale from 'virtual:page-locale';

// React Aria's hook by this name (build/pages/page-locale.ts). Its own takes the browser's language,
// which is not the page's, and for which a browser loads its tables of languages: they keep a slow
// phone from answering.

/** The language of the pages, and the way it is written. */
export function useDefaultLocale() {
  return locale;
}
