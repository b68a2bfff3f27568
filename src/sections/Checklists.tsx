import type { DeliveredCopy } from '#content/copy/services.ts';

interface ChecklistsProps {
  readonly id: string;
  readonly lists: DeliveredCopy['checklists'];
}

/** Two lists side by side on the night band. */
export function Checklists({ id, lists }: ChecklistsProps) {
  return (
    <section id={id} className="band-night ground band">
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
