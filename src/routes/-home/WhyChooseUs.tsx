import type { HomeCopy } from '#content/copy/pages.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Statistics } from '#sections/Statistics.tsx';

/** Why choose us: four figures, four promises. */
export function WhyChooseUs({ copy }: { readonly copy: HomeCopy['reasons'] }) {
  return (
    <section className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <Statistics figures={copy.figures} />
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {copy.items.map(({ title, text }, index) => (
            <li key={index}>
              <h3 className="headline-3">{title}</h3>
              <p className="body mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
