interface Checklist {
  readonly title: string;
  readonly items: readonly string[];
}

/** Two lists side by side on the night band. */
export function Checklists({ lists }: { readonly lists: readonly Checklist[] }) {
  return (
    <section className="band-night ground band">
      <div className="measure grid gap-x-8 gap-y-12 md:grid-cols-2">
        {lists.map((list, index) => (
          <div key={index}>
            <h2 className="headline-2">{list.title}</h2>
            <ul className="mt-7 border-t border-line">
              {list.items.map((point, index) => (
                <li key={index} className="checked border-b border-line py-4">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
