import { oneToFour } from '#catalog/ordinals.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { GenAiBandProps } from './gen-ai-messages.ts';

const offerings = [
  { n: 1, icon: 'compass-tool' },
  { n: 2, icon: 'lifebuoy' },
] as const;

/** Consulting and ongoing support: two cards in one hairline frame. */
export function Offerings({ t }: GenAiBandProps) {
  return (
    <section className="ground-2 band">
      <div className="measure">
        <SectionHeading title={t('offerings.title')} introduction={t('offerings.introduction')} />
        <ul className="hairline-grid mt-12 md:grid-cols-2">
          {offerings.map(({ n, icon }) => (
            <li key={n} className="ground flex flex-col p-7 lg:p-11">
              <Icon name={icon} />
              <h3 className="headline-3 mt-5 lg:text-7">{t(`offerings.${n}.title`)}</h3>
              <p className="body mt-3 mb-6">{t(`offerings.${n}.text`)}</p>
              <ul className="mt-auto grid gap-3 border-t-3 border-ink pt-6">
                {oneToFour.map((point) => (
                  <li key={point} className="flex items-baseline gap-4">
                    <span className="datum text-2.5" aria-hidden="true" />
                    {t(`offerings.${n}.points.${point}`)}
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
