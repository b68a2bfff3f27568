import './story.css';
import { oneToFour } from '#catalog/ordinals.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import type { AboutBandProps } from './about-messages.ts';

/** How the company began, as a line of dates: dashed before the founding. In wide windows the heading stays visible beside it. */
export function Story({ t }: AboutBandProps) {
  return (
    <section className="ground band">
      <div className="measure columns gap-y-8">
        <div className="columns-start lg:sticky lg:top-28 lg:self-start">
          <SectionHeading label={t('story.label')} title={t('story.title')} layout="stack" />
        </div>
        <ol className="columns-end">
          {oneToFour.map((n) => (
            <li key={n} className="story-date">
              <h3 className="headline-3 tabular-nums">{t(`story.${n}.date`)}</h3>
              <p className="body mt-2">{t(`story.${n}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
