interface Narrative {
  readonly title: string;
  readonly text: string;
}

interface NarrativesProps {
  readonly narratives: readonly Narrative[];
  readonly layout?: 'columns' | 'stack';
}

/** Short titled texts, side by side or one below the other. */
export function Narratives({ narratives, layout = 'columns' }: NarrativesProps) {
  return (
    <div
      className={`grid content-start gap-x-8 gap-y-8 ${layout === 'columns' ? 'lg:grid-cols-2' : ''}`}
    >
      {narratives.map((narrative, index) => (
        <div key={index}>
          <h3 className="headline-3">{narrative.title}</h3>
          <p className="body mt-2">{narrative.text}</p>
        </div>
      ))}
    </div>
  );
}
