import { oneToSix } from '#catalog/ordinals.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import type { HomeBandProps } from './home-messages.ts';

/** Mission, vision and the six values, on the night band. */
export function Values({ t }: HomeBandProps) {
  return (
    <section className="band-night ground band">
      <div className="measure">
        <SectionHeading label={t('values.label')} title={t('values.title')} />
        <div className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <p className="lede">{t('values.mission')}</p>
          <p className="lede">{t('values.vision')}</p>
        </div>
        <ul className="mt-12 grid gap-x-8 sm:cols-2-from-11 lg:cols-3-from-11">
          {oneToSix.map((n) => (
            <li key={n} className="border-t border-line py-7">
              <h3 className="headline-3">{t(`values.${n}.title`)}</h3>
              <p className="body mt-2 text-4">{t(`values.${n}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
