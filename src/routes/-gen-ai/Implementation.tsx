import { oneToFour } from '#catalog/ordinals.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import type { GenAiBandProps } from './gen-ai-messages.ts';

const parts = [1, 2] as const;

/** How the solutions are built and where they run: two checklists on the night band. */
export function Implementation({ t }: GenAiBandProps) {
  return (
    <section className="band-night ground band">
      <div className="measure">
        <SectionHeading
          label={t('implementation.label')}
          title={t('implementation.title')}
          introduction={t('implementation.introduction')}
        />
        <div className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16">
          {parts.map((part) => (
            <div key={part} className="flex flex-col">
              <h3 className="headline-3 lg:text-6">{t(`implementation.${part}.title`)}</h3>
              <p className="body mt-3 mb-7">{t(`implementation.${part}.text`)}</p>
              <ul className="mt-auto border-t border-line">
                {oneToFour.map((n) => (
                  <li key={n} className="checked border-b border-line py-4">
                    {t(`implementation.${part}.points.${n}`)}
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
