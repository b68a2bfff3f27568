import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import type { UniquePath } from '#content/paths.ts';
import { Link } from '#ui/Link.tsx';

interface BreadcrumbsProps {
  /** The index page above this page. */
  readonly parent: UniquePath;
  readonly current: string;
}

/** The breadcrumbs of a nested page: Home, its parent and itself; on phones its parent alone, so that they stay on one line. */
export function Breadcrumbs({ parent, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={shell.breadcrumbs.label}>
      <ol className="flex flex-wrap items-center gap-2 text-4 text-ink-2">
        {(['/', parent] as const).map((to) => (
          <li key={to} className={`breadcrumb ${to === '/' ? 'max-sm:hidden' : ''}`}>
            <Link to={to} className="text-link inline-flex min-h-11 min-w-11 items-center">
              {names.pages[to]}
            </Link>
          </li>
        ))}
        <li className="breadcrumb max-sm:hidden" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
