interface Narrative {
  readonly title: string;
  readonly text: string;
}

/** Two short texts side by side. */
export function Narratives({ narratives }: { readonly narratives: readonly Narrative[] }) {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {narratives.map((narrative) => (
        <div key={narrative.title}>
          <h3 className="headline-3">{narrative.title}</h3>
          <p className="body mt-2">{narrative.text}</p>
        </div>
      ))}
    </div>
  );
}
