import type { GenAiCopy } from '#content/copy/services.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';

/** How the solutions are built and where they run: checklists on the night band. */
export function Implementation({ items, ...heading }: GenAiCopy['implementation']) {
  return (
    <section className="band-night ground band">
      <div className="measure">
        <SectionHeading {...heading} />
        <div className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16">
          {items.map(({ title, text, points }, index) => (
            <div key={index} className="flex flex-col">
              <h3 className="headline-3 lg:text-6">{title}</h3>
              <p className="body mt-3 mb-7">{text}</p>
              <ul className="mt-auto border-t border-line">
                {points.map((point, index) => (
                  <li key={index} className="checked border-b border-line py-4">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
