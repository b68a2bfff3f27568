import type { GenAiCopy } from '#content/copy/services.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Consulting and ongoing support: cards in one hairline frame. */
export function Offerings({ items, ...heading }: GenAiCopy['offerings']) {
  return (
    <section className="ground-2 band">
      <div className="measure">
        <SectionHeading {...heading} />
        <ul className="hairline-grid mt-12 md:grid-cols-2">
          {items.map(({ icon, title, text, points }) => (
            <li key={icon} className="ground flex flex-col p-7 lg:p-11">
              <Icon name={icon} />
              <h3 className="headline-3 mt-5 lg:text-7">{title}</h3>
              <p className="body mt-3 mb-6">{text}</p>
              <ul className="mt-auto grid gap-3 border-t-3 border-ink pt-6">
                {points.map((point, index) => (
                  <li key={index} className="flex items-baseline gap-4">
                    <span className="datum text-2.5" aria-hidden="true" />
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
