import names from 'virtual:copy/names';
import { others } from 'virtual:site';
import { useLocation } from '@tanstack/react-router';
import { industries, industryIds } from '#content/industries.ts';
import { SHORT_LIST } from '#content/navigation.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { serviceIds, services } from '#content/services.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';

/** The services and industries of the menus; `index` is the page that lists them all. */
export const lists = {
  services: {
    index: '/services',
    entries: serviceIds.map((id) => ({
      to: servicePath(id),
      icon: services[id].icon,
      name: names.services[id],
    })),
  },
  industries: {
    index: '/industry',
    entries: industryIds.map((id) => ({
      to: industryPath(id),
      icon: industries[id].icon,
      name: names.industries[id],
    })),
  },
} as const;

interface ShortListsProps {
  readonly titles: Readonly<Record<keyof typeof lists, string>>;
  /** The footer uses a heading. The menu uses a paragraph, because it comes before the page's h1. */
  readonly heading: 'h2' | 'p';
  readonly linkClass: string;
}

/** The first six services, then the first six industries, each list under a link to all of them. */
export function ShortLists({ titles, heading: Heading, linkClass }: ShortListsProps) {
  return (['services', 'industries'] as const).map((of) => (
    <div key={of}>
      <Heading className="font-display font-600 text-5">
        <Link to={lists[of].index} className={linkClass}>
          {titles[of]}
          <Icon name="arrow-right" className="ms-2" />
        </Link>
      </Heading>
      <ul className="mt-1">
        {lists[of].entries.slice(0, SHORT_LIST).map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

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
