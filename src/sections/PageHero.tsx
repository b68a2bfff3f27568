import './page-hero.css';
import type { ReactNode } from 'react';
import type { DrawingName } from '#content/drawings.ts';
import type { Accent } from '#content/industries.ts';
import { SecondFrame } from '#ui/BelowFirstScreen.tsx';
import { Drawing } from '#ui/Drawing.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

interface PageHeroProps {
  readonly drawing: DrawingName;
  readonly accent: Accent;
  readonly look?: keyof typeof looks;
  readonly breadcrumbs?: ReactNode;
  readonly title: string;
  /** The state of the page, such as Coming Soon, after the mark; part of the heading on the not-found page. */
  readonly status?: string;
  readonly text: string;
  /** A remark in small type under the text. */
  readonly note?: string;
  /** Buttons under the text. */
  readonly children?: ReactNode;
}

/** The first section of every page but Home: heading and text in front of the page's drawing. */
export function PageHero({
  drawing,
  accent,
  look = 'page',
  breadcrumbs,
  title,
  status,
  text,
  note,
  children,
}: PageHeroProps) {
  const { room, heading, contours } = looks[look];
  return (
    <section
      className={`page-hero ${contours} relative isolate overflow-hidden ground-2 border-b border-line`}
    >
      <div className="measure pt-6 pb-44 md:pb-60 lg:pb-0">
        <div className="min-h-8">{breadcrumbs}</div>
        <div className={`max-w-150 ${room}`}>
          <PageHeading className={heading}>
            {title}
            {look === 'lost' && (
              <>
                {/* Without the line break a screen reader says "404Oops!". */} <br />
                <Status>{status}</Status>
              </>
            )}
          </PageHeading>
          {look !== 'lost' && status !== undefined && (
            <div>
              <Status>{status}</Status>
            </div>
          )}
          <p className="lede mt-6 max-w-130">{text}</p>
          {note !== undefined && <p className="mt-6 text-4 text-ink-2">{note}</p>}
          {children !== undefined && <div className="mt-9 flex flex-wrap gap-4">{children}</div>}
        </div>
      </div>
      {/* After the text, because a browser may paint a part of the HTML, and later text would move the drawing. */}
      <SecondFrame>
        <Drawing
          name={drawing}
          accent={accent}
          className="hero-drawing absolute -z-1 inset-be-0 inset-ie-0 h-40 w-full md:h-56 lg:h-full lg:w-2/3"
        />
      </SecondFrame>
      {look === 'lost' && <MissingSheet />}
    </section>
  );
}

function Status({ children }: { readonly children: ReactNode }) {
  return (
    <span className="mt-5 flex items-center gap-4 font-display font-600 tracking-normal leading-[1.6] text-6 text-flag-text lg:text-8">
      <span className="datum" aria-hidden="true" />
      {children}
    </span>
  );
}

/** An empty frame with a fallen mark, as decoration of the not-found page. */
function MissingSheet() {
  return (
    <div className="missing-sheet" aria-hidden="true">
      <span className="datum" />
    </div>
  );
}

/** The padding around the text, the size of the heading, and a class for dashed contours. */
const looks = {
  page: { room: 'pt-8 lg:pt-12 lg:pb-26', heading: '', contours: '' },
  /** For short pages: more space shows more of the drawing. */
  feature: { room: 'pt-8 lg:pt-26 lg:pb-38', heading: '', contours: '' },
  document: { room: 'pt-4 lg:pb-16', heading: 'lg:text-16', contours: '' },
  /** For placeholder pages: dashed contours, as on maps of ground that is not surveyed yet. */
  unsurveyed: {
    room: 'pt-8 lg:pt-24 lg:pb-36',
    heading: 'lg:text-20',
    contours: 'unsurveyed',
  },
  /** For the not-found page. */
  lost: {
    room: 'pt-4 lg:pb-26',
    heading: 'text-30 sm:text-40 lg:text-60 tabular-nums',
    contours: '',
  },
};
