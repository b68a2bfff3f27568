import { oneToFour } from '#catalog/ordinals.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import type { HomeBandProps } from './home-messages.ts';

/** Why choose us: four figures, four promises. */
export function WhyChooseUs({ t }: HomeBandProps) {
  return (
    <section className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading
          label={t('reasons.label')}
          title={t('reasons.title')}
          introduction={t('reasons.introduction')}
        />
        <Statistics
          figures={oneToFour.map((n) => ({
            value: t(`reasons.figures.${n}.value`),
            label: t(`reasons.figures.${n}.label`),
          }))}
        />
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {oneToFour.map((n) => (
            <li key={n}>
              <h3 className="headline-3">{t(`reasons.${n}.title`)}</h3>
              <p className="body mt-2">{t(`reasons.${n}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
