import { SectionHeading } from './SectionHeading.tsx';

interface Step {
  readonly title: string;
  readonly text: string;
}

interface StepsProps {
  readonly label: string;
  readonly title: string;
  readonly introduction: string;
  readonly steps: readonly Step[];
}

/** Steps in their order, each below a mark on a line, on the night band. */
export function Steps({ label, title, introduction, steps }: StepsProps) {
  return (
    <section className="band-night ground band">
      <div className="measure">
        <SectionHeading label={label} title={title} introduction={introduction} />
        <ol
          className={`mt-14 grid gap-x-8 gap-y-10 sm:cols-2-from-11 ${steps.length === 3 ? 'lg:cols-3-from-11' : 'lg:cols-4-from-11'}`}
        >
          {steps.map((step) => (
            <li key={step.title} className="relative border-t border-control pt-7">
              <span className="datum absolute -top-3 text-4" aria-hidden="true" />
              <h3 className="headline-3">{step.title}</h3>
              <p className="body mt-2 text-4">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
