interface SectionHeadingProps {
  readonly label?: string;
  readonly title: string;
  readonly introduction?: string;
}

/** Opens a band: what it is about, its headline, and the sentence or two that go beside it. */
export function SectionHeading({ label, title, introduction }: SectionHeadingProps) {
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[5fr_6fr] lg:items-start">
      <div>
        {label !== undefined && (
          <p className="eyebrow mb-4">
            <span className="datum" aria-hidden="true" />
            {label}
          </p>
        )}
        <h2 className="headline-2 max-w-120">{title}</h2>
      </div>
      {introduction !== undefined && <p className="lede">{introduction}</p>}
    </div>
  );
}
