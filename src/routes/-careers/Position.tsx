import { useId } from 'react';
import { oneToFive } from '#catalog/ordinals.ts';
import { type JobId, jobs } from '#content/jobs.ts';
import { applyReminderId, type CareersBandProps } from './careers-messages.ts';

interface PositionProps extends CareersBandProps {
  readonly job: JobId;
}

/** One position: its facts at the start of the row, the work and the requirements beside them. */
export function Position({ job, t }: PositionProps) {
  const heading = useId();
  const button = useId();
  const facts = [
    { term: t('positions.department'), value: t(`positions.${job}.department`) },
    { term: t('positions.location'), value: t(`positions.location.${jobs[job].mode}`) },
    { term: t('positions.type'), value: t('positions.full-time') },
    { term: t('positions.experience'), value: t(`positions.${job}.experience`) },
  ];
  return (
    <li id={job} className="columns gap-y-8 border-b border-line py-10 lg:py-14">
      <div className="columns-start lg:pe-8">
        <h3 id={heading} className="headline-3 lg:text-7">
          {t(`positions.${job}.title`)}
        </h3>
        <dl className="mt-5 border-t border-line text-4">
          {facts.map(({ term, value }) => (
            <div
              key={term}
              className="grid grid-cols-[1fr_2fr] gap-x-4 border-b border-line py-2.5"
            >
              <dt className="text-ink-2 break-words">{term}</dt>
              <dd className="font-500">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="columns-end">
        <p className="body">{t(`positions.${job}.description`)}</p>
        <h4 className="mt-6 font-display font-600">{t('positions.requirements')}</h4>
        <ul className="mt-3 grid gap-2 text-4">
          {oneToFive.map((n) => (
            <li key={n} className="checked">
              {t(`positions.${job}.requirements.${n}`)}
            </li>
          ))}
        </ul>
        {/* No action, as specified: applications come by post or e-mail, as the `aria-describedby` text says. */}
        <button
          type="button"
          id={button}
          aria-labelledby={`${button} ${heading}`}
          aria-describedby={applyReminderId}
          className="button-secondary mt-8"
        >
          {t('positions.apply')}
        </button>
      </div>
    </li>
  );
}
