import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly label?: string;
  readonly title: string;
  readonly introduction?: ReactNode;
}

/** The start of a band: a label, the headline and, beside it in wide windows, a short introduction. */
export function SectionHeading({ label, title, introduction }: SectionHeadingProps) {
  const isRow = introduction !== undefined;
  return (
    <div className={isRow ? 'columns gap-y-5 lg:items-baseline' : ''}>
      <div className={isRow ? 'columns-start' : ''}>
        {label !== undefined && (
          <p className="eyebrow mb-4">
            <span className="datum" aria-hidden="true" />
            {label}
          </p>
        )}
        <h2 className={`headline-2 ${isRow ? 'max-w-120' : ''}`}>{title}</h2>
      </div>
      {isRow && <p className="lede columns-end">{introduction}</p>}
    </div>
  );
}
