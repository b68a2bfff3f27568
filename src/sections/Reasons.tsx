import type { ServiceCopy } from '#content/copy/services.ts';
import { SectionHeading } from './SectionHeading.tsx';

type ReasonsProps = ServiceCopy['reasons'] & { readonly id: string };

/** A list of reasons. In wide windows its heading stays visible beside it. */
export function Reasons({ id, label, title, items }: ReasonsProps) {
  return (
    <section id={id} className="ground band">
      <div className="measure columns gap-y-10">
        <div className="columns-start lg:sticky lg:top-[calc(var(--under-header)+1rem)] lg:self-start">
          <SectionHeading label={label} title={title} />
        </div>
        <ul className="columns-end border-t-3 border-ink">
          {items.map((reason, index) => (
            <li
              key={index}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[2fr_3fr]"
            >
              <h3 className="headline-3">{reason.title}</h3>
              <p className="body text-4">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
