import type { CareersCopy } from '#content/copy/pages.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The benefits of a job: the heading on one side, four benefits in two columns on the other. */
export function Benefits({ label, title, items }: CareersCopy['benefits']) {
  return (
    <section className="ground band">
      <div className="measure columns gap-y-10">
        <div className="columns-start">
          <SectionHeading label={label} title={title} layout="stack" />
        </div>
        <ul className="columns-end grid gap-x-8 gap-y-10 sm:cols-2-from-11">
          {items.map(({ icon, title, text }) => (
            <li key={icon} className="border-t-3 border-ink pt-6">
              <Icon name={icon} />
              <h3 className="headline-3 mt-4">{title}</h3>
              <p className="body mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
