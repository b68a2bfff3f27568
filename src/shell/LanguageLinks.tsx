import { others } from 'virtual:site';
import { useLocation } from '@tanstack/react-router';

/**
 * Links to this page in the other languages, each named in its own language; no links if the site has only one
 * language. The not-found page is prerendered at another address than it is shown at, which React must not
 * report. The names need the display font: the text font has only the letters of the page's own language.
 */
export function LanguageLinks({ className }: { readonly className: string }) {
  const { pathname } = useLocation();
  return others.map(({ language, name, origin }) => (
    <a
      key={language}
      href={origin + pathname}
      lang={language}
      hrefLang={language}
      className={`font-display font-600 ${className}`}
      suppressHydrationWarning
    >
      {name}
    </a>
  ));
}
