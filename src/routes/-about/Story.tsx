import { SectionHeading } from '#sections/SectionHeading.tsx';
import type { AboutBandProps } from './about-messages.ts';

const afterwards = [2, 3, 4] as const;

/** How the company began. In wide windows the heading stays visible beside the text. */
export function Story({ t }: AboutBandProps) {
  return (
    <section className="ground band">
      <div className="measure columns gap-y-8">
        <div className="columns-start lg:sticky lg:top-28 lg:self-start">
          <SectionHeading label={t('story.label')} title={t('story.title')} layout="stack" />
        </div>
        <div className="columns-end grid gap-6">
          <p className="text-5.5 leading-relaxed text-pretty max-w-150 lg:text-6">{t('story.1')}</p>
          {afterwards.map((n) => (
            <p key={n} className="body">
              {t(`story.${n}`)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
