import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly label?: string;
  readonly title: string;
  readonly introduction?: ReactNode;
  /** `row`: the introduction beside the headline in wide windows. `stack`: always below it. Alone, the headline has the whole row. */
  readonly layout?: 'row' | 'stack';
}

/** The start of a band: a label, the headline and a short introduction. */
export function SectionHeading({
  label,
  title,
  introduction,
  layout = 'row',
}: SectionHeadingProps) {
  const isRow = layout === 'row' && introduction !== undefined;
  return (
    <div className={isRow ? 'columns gap-y-5 lg:items-baseline' : ''}>
      <div className={isRow ? 'columns-start' : ''}>
        {label !== undefined && (
          <p className="eyebrow mb-4">
            <span className="datum" aria-hidden="true" />
            {label}
          </p>
        )}
        <h2 className={`headline-2 ${introduction === undefined ? '' : 'max-w-120'}`}>{title}</h2>
      </div>
      {introduction !== undefined && (
        <p className={isRow ? 'lede columns-end' : 'lede mt-5'}>{introduction}</p>
      )}
    </div>
  );
}
