import './page-hero.css';
import type { ReactNode } from 'react';
import type { Accent } from '#content/appearance.ts';
import type { DrawingName } from '#content/drawings.ts';
import { Drawing } from '#ui/Drawing.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

interface PageHeroProps {
  readonly drawing: DrawingName;
  readonly accent: Accent;
  readonly look?: keyof typeof looks;
  readonly breadcrumbs?: ReactNode;
  readonly title: string;
  /** What state the page is in, behind the datum mark; of a page that is not there, part of its heading. */
  readonly status?: string;
  readonly text: string;
  /** A remark in small type under the text. */
  readonly note?: string;
  /** The buttons. */
  readonly children?: ReactNode;
}

/** How every page but Home opens: its heading over its own drawing. */
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
  const { room, heading, ground } = looks[look];
  return (
    <section
      className={`page-hero ${ground} relative isolate overflow-hidden ground-2 border-b border-line`}
    >
      <div className="measure pt-6 pb-44 md:pb-60 lg:pb-0">
        <div className="min-h-8">{breadcrumbs}</div>
        <div className={`max-w-150 ${room}`}>
          <PageHeading className={heading}>
            {title}
            {look === 'lost' && (
              <>
                {/* Parted by more than their boxes, or a screen reader says "404Oops!". */} <br />
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
      {/* After the text: a browser may paint what has arrived, and more text would move the drawing. */}
      <Drawing
        name={drawing}
        accent={accent}
        className="hero-drawing absolute -z-1 inset-be-0 inset-ie-0 h-40 w-full md:h-56 lg:h-full lg:w-2/3"
      />
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

/** A sheet of the survey that is not in the drawer: its place is empty, and the mark has fallen. */
function MissingSheet() {
  return (
    <div className="missing-sheet" aria-hidden="true">
      <span className="datum" />
    </div>
  );
}

/** How much room the drawing gets, how large the heading is, and what is known of the ground. */
const looks = {
  page: { room: 'pt-8 lg:pt-12 lg:pb-26', heading: '', ground: '' },
  /** A short page, whose drawing carries more of it. */
  feature: { room: 'pt-8 lg:pt-26 lg:pb-38', heading: '', ground: '' },
  document: { room: 'pt-4 lg:pb-16', heading: 'lg:text-16', ground: '' },
  /** Maps draw contours that nobody has measured yet as broken lines. */
  unsurveyed: {
    room: 'pt-8 lg:pt-24 lg:pb-36',
    heading: 'lg:text-20',
    ground: 'unsurveyed',
  },
  lost: {
    room: 'pt-4 lg:pb-26',
    heading: 'text-30 sm:text-40 lg:text-60 tabular-nums',
    ground: '',
  },
};
