interface SectionHeadingProps {
  readonly label?: string;
  readonly title: string;
  readonly introduction?: string;
  /** The introduction beside the headline, or under it where both stand in one column. */
  readonly layout?: 'row' | 'stack';
}

/** Opens a band: what it is about, its headline, and the sentence or two that introduce it. */
export function SectionHeading({
  label,
  title,
  introduction,
  layout = 'row',
}: SectionHeadingProps) {
  const isRow = layout === 'row';
  return (
    <div className={isRow ? 'columns gap-y-5 lg:items-baseline' : ''}>
      <div className={isRow ? 'columns-start' : ''}>
        {label !== undefined && (
          <p className="eyebrow mb-4">
            <span className="datum" aria-hidden="true" />
            {label}
          </p>
        )}
        <h2 className="headline-2 max-w-120">{title}</h2>
      </div>
      {introduction !== undefined && (
        <p className={isRow ? 'lede columns-end' : 'lede mt-5'}>{introduction}</p>
      )}
    </div>
  );
}
