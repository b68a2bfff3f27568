import './page-hero.css';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/PageHeading.tsx';

interface PageHeroProps {
  readonly family: keyof typeof families;
  readonly breadcrumbs?: ReactNode;
  readonly title: ReactNode;
  /** The state of the page, such as Coming Soon, after the mark. */
  readonly status?: string;
  readonly text: string;
  /** A remark in small type under the text. */
  readonly note?: string;
  /** Buttons under the text. */
  readonly children?: ReactNode;
  /** What the page is about, such as a plate or a list: beside the text in wide windows, and below it in others. */
  readonly beside?: ReactNode;
}

/** The first section of every page but Home. The first line of its heading has one place on all pages. */
export function PageHero({
  family,
  breadcrumbs,
  title,
  status,
  text,
  note,
  children,
  beside,
}: PageHeroProps) {
  return (
    <section className={`page-hero ${families[family]} border-b border-line`}>
      <div className="measure hero-columns">
        <div className="hero-text">
          <div className={breadcrumbs ? 'min-h-11' : 'xl:min-h-11'}>{breadcrumbs}</div>
          <PageHeading className="mt-5">{title}</PageHeading>
          {status !== undefined && (
            <div className="mt-4 flex items-center gap-4 font-display font-600 text-6 text-flag-text">
              <span className="datum" aria-hidden="true" />
              {status}
            </div>
          )}
          <p className="lede mt-6 max-w-130 lg:text-4.5">{text}</p>
          {note !== undefined && <p className="mt-4 text-4 text-ink-2">{note}</p>}
          {children !== undefined && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
        </div>
        {beside !== undefined && <div className={`hero-panel ${panels[family]}`}>{beside}</div>}
      </div>
    </section>
  );
}

/** The grounds by which a glance tells the families of pages apart. */
const families = {
  service: 'family-service ground-2',
  industry: 'family-industry band-night ground',
  company: 'ground',
};

/** The grounds of what stands beside the text: each differs from the family's own. */
const panels = {
  service: 'band-night ground',
  industry: 'band-day ground-2',
  company: 'ground-2',
};
