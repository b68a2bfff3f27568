interface SectionHeadingProps {
  readonly label?: string;
  readonly title: string;
  readonly introduction?: string;
}

/** Opens a band: what it is about, its headline, and the sentence or two that go beside it. */
export function SectionHeading({ label, title, introduction }: SectionHeadingProps) {
  return (
    <div className="columns gap-y-5 lg:items-baseline">
      <div className="columns-start">
        {label !== undefined && (
          <p className="eyebrow mb-4">
            <span className="datum" aria-hidden="true" />
            {label}
          </p>
        )}
        <h2 className="headline-2 max-w-120">{title}</h2>
      </div>
      {introduction !== undefined && <p className="lede columns-end">{introduction}</p>}
    </div>
  );
}
