import type { HomeCopy } from '#content/copy/pages.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';

/** Mission, vision and the six values, on the night band. */
export function Values({ copy }: { readonly copy: HomeCopy['values'] }) {
  return (
    <section className="band-night ground band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} />
        <div className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <p className="lede">{copy.mission}</p>
          <p className="lede">{copy.vision}</p>
        </div>
        <ul className="mt-12 grid gap-x-8 sm:cols-2-from-11 lg:cols-3-from-11">
          {copy.items.map(({ title, text }, index) => (
            <li key={index} className="border-t border-line py-7">
              <h3 className="headline-3">{title}</h3>
              <p className="body mt-2 text-4">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
