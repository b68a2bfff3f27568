import './steps.css';
import type { ServicesCopy } from '#content/copy/pages.ts';
import { SectionHeading } from './SectionHeading.tsx';

type StepsProps = ServicesCopy['approach'] & { readonly id: string };

/** Three or four steps in their order, each below a mark, on the night band. In wide windows one line climbs through all marks. */
export function Steps({ id, items, ...heading }: StepsProps) {
  return (
    <section id={id} className="band-night ground band">
      <div className="measure">
        <SectionHeading {...heading} />
        <ol
          className={`mt-14 grid gap-x-8 gap-y-10 lg:mt-36 sm:cols-2-from-11 ${items.length === 3 ? 'lg:cols-3-from-11' : 'lg:cols-4-from-11'}`}
        >
          {items.map((step, index) => (
            <li key={index} className="step">
              <svg
                className="step-climb"
                viewBox="0 0 100 24"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d="M0 24C45 24 55 0 100 0" />
              </svg>
              <span className="datum step-mark" aria-hidden="true" />
              <h3 className="headline-3">{step.title}</h3>
              <p className="body mt-2 text-4">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
