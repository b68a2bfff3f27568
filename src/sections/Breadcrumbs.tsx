import './breadcrumbs.css';
import { shellMessages } from '#catalog/shell-messages.ts';
import type { Path } from '#content/paths.ts';
import { Link } from '#ui/Link.tsx';

const home = { to: '/', name: shellMessages('navigation.home') } as const;

interface BreadcrumbsProps {
  readonly parent: { readonly to: Path; readonly name: string };
  readonly current: string;
}

/** The breadcrumbs of a nested page: Home, its parent and itself. */
export function Breadcrumbs({ parent, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={shellMessages('breadcrumbs.label')}>
      <ol className="flex flex-wrap items-center gap-2 text-4 text-ink-2">
        {[home, parent].map(({ to, name }) => (
          <li key={to} className="breadcrumb">
            <Link to={to} className="text-link inline-flex min-h-11 min-w-11 items-center">
              {name}
            </Link>
          </li>
        ))}
        <li className="breadcrumb" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
