interface MissionAndVisionProps {
  readonly statements: readonly { readonly title: string; readonly text: string }[];
}

/** Mission and vision in large type, one below the other, on the night band. */
export function MissionAndVision({ statements }: MissionAndVisionProps) {
  return (
    <section className="band-night ground band">
      <div className="measure grid gap-y-12 lg:gap-y-16">
        {statements.map(({ title, text }, index) => (
          <div key={index} className="columns gap-y-4 border-t border-line pt-7">
            <h2 className="columns-start headline-3">{title}</h2>
            <p className="columns-end text-6 leading-snug text-pretty lg:text-8">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
