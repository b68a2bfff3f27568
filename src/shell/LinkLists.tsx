import names from 'virtual:copy/names';
import { others } from 'virtual:site';
import { useLocation } from '@tanstack/react-router';
import { firstIndustryIds, firstServiceIds } from '#content/navigation.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { Link } from '#ui/Link.tsx';

const lists = {
  services: {
    index: '/services',
    links: firstServiceIds.map((id) => ({ to: servicePath(id), name: names.services[id] })),
  },
  industries: {
    index: '/industry',
    links: firstIndustryIds.map((id) => ({ to: industryPath(id), name: names.industries[id] })),
  },
} as const;

interface ShortListProps {
  readonly of: keyof typeof lists;
  readonly title: string;
  /** The footer uses a heading. The menu uses a paragraph, because it comes before the page's h1. */
  readonly heading: 'h2' | 'p';
  readonly linkClass: string;
}

/** The first six services or industries, under a link to all of them. */
export function ShortList({ of, title, heading: Heading, linkClass }: ShortListProps) {
  const { index, links } = lists[of];
  return (
    <div>
      <Heading className="font-display font-600 text-5">
        <Link to={index} className={linkClass}>
          {title}
        </Link>
      </Heading>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={linkClass}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
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
