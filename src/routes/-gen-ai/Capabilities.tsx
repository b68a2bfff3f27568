import type { GenAiCopy } from '#content/copy/services.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The capabilities of generative AI, in two columns under a heavy line. */
export function Capabilities({ items, ...heading }: GenAiCopy['capabilities']) {
  return (
    <section className="ground band">
      <div className="measure">
        <SectionHeading {...heading} />
        <ul className="mt-12 grid gap-x-8 border-t-3 border-ink md:grid-cols-2">
          {items.map(({ icon, title, text }) => (
            <li
              key={icon}
              className="grid grid-cols-[auto_1fr] gap-x-6 border-b border-line py-8 lg:py-10"
            >
              <Icon name={icon} />
              <div>
                <h3 className="headline-3">{title}</h3>
                <p className="body mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
