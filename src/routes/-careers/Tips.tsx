import type { CareersCopy } from '#content/copy/pages.ts';

/** Advice for the letter and the résumé, in large type beside its heading. */
export function Tips({ title, items }: CareersCopy['tips']) {
  return (
    <section className="ground band">
      <div className="measure columns gap-y-10">
        <h2 className="columns-start headline-2">{title}</h2>
        <ul className="columns-end border-t-3 border-ink">
          {items.map((tip, index) => (
            <li
              key={index}
              className="flex items-baseline gap-5 border-b border-line py-5 text-5 leading-snug text-pretty"
            >
              <span className="datum text-3" aria-hidden="true" />
              {tip}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
