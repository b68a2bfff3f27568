import locale from 'virtual:page-locale';
import { useMemo } from 'react';

// React Aria's hooks by these names (src/build/page-locale.ts). Its own take the browser's language,
// which is not the page's, and make what only a key press or a multiple choice needs. For the first
// of them a browser loads its tables of languages, which keeps a slow phone from answering.

/** The language of the pages, and the way it is written. */
export function useDefaultLocale() {
  return locale;
}

/** Compares texts as the page's language does; made when something is compared. */
export function useCollator({ usage, sensitivity }: Intl.CollatorOptions = {}) {
  return useMemo(() => {
    let collator: Intl.Collator | undefined;
    const made = () => {
      collator ??= new Intl.Collator(locale.locale, { usage, sensitivity });
      return collator;
    };
    return { compare: (one: string, other: string) => made().compare(one, other) };
  }, [usage, sensitivity]);
}

/** Lists texts as the page's language does; made when there is a list. */
export function useListFormatter(options?: Intl.ListFormatOptions) {
  return useMemo(
    () => ({
      format: (texts: Iterable<string>) =>
        new Intl.ListFormat(locale.locale, options).format(texts),
    }),
    [options],
  );
}
