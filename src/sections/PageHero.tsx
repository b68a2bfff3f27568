import type { ReactNode } from 'react';
import type { Accent } from '#content/appearance.ts';
import type { DrawingName } from '#content/drawings.ts';
import { Drawing } from '#ui/Drawing.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

interface PageHeroProps {
  readonly drawing: DrawingName;
  readonly accent: Accent;
  readonly breadcrumbs?: ReactNode;
  readonly title: string;
  readonly text: string;
  /** A status or message, set between heading and text. */
  readonly subtitle?: string;
  /** The buttons. */
  readonly children?: ReactNode;
}

/** How every page but Home opens: its heading over its own drawing. */
export function PageHero({
  drawing,
  accent,
  breadcrumbs,
  title,
  subtitle,
  text,
  children,
}: PageHeroProps) {
  return (
    <section className="relative isolate overflow-hidden ground-2 border-b border-line">
      <Drawing
        name={drawing}
        accent={accent}
        className="hero-drawing absolute -z-1 inset-be-0 inset-ie-0 h-40 w-full md:h-full md:w-3/4 lg:w-2/3"
      />
      <div className="measure pt-6 pb-44 md:pb-20 lg:pb-26">
        <div className="min-h-8">{breadcrumbs}</div>
        <div className="max-w-150 pt-8 lg:pt-12">
          <PageHeading>{title}</PageHeading>
          {subtitle !== undefined && (
            <p className="mt-4 font-display font-600 text-5.5 text-flag-text sm:text-7">
              {subtitle}
            </p>
          )}
          <p className="lede mt-6 max-w-130">{text}</p>
          {children !== undefined && <div className="mt-9 flex flex-wrap gap-4">{children}</div>}
        </div>
      </div>
    </section>
  );
}
