import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { CareersBandProps } from './careers-messages.ts';

const benefits = [
  { n: 1, icon: 'first-aid-kit' },
  { n: 2, icon: 'graduation-cap' },
  { n: 3, icon: 'house-line' },
  { n: 4, icon: 'ruler' },
] as const;

/** The benefits of a job: the heading on one side, four benefits in two columns on the other. */
export function Benefits({ t }: CareersBandProps) {
  return (
    <section className="ground band">
      <div className="measure columns gap-y-10">
        <div className="columns-start">
          <SectionHeading label={t('benefits.label')} title={t('benefits.title')} layout="stack" />
        </div>
        <ul className="columns-end grid gap-x-8 gap-y-10 sm:cols-2-from-11">
          {benefits.map(({ n, icon }) => (
            <li key={n} className="border-t-3 border-ink pt-6">
              <Icon name={icon} />
              <h3 className="headline-3 mt-4">{t(`benefits.${n}.title`)}</h3>
              <p className="body mt-2">{t(`benefits.${n}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
