import { jobIds } from '#content/jobs.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { applyReminderId, type CareersBandProps } from './careers-messages.ts';
import { Position } from './Position.tsx';

/** The open positions in rows. The hero's button leads to this section. */
export function Positions({ t }: CareersBandProps) {
  return (
    <section id="positions" className="ground-2 band">
      <div className="measure">
        <SectionHeading
          label={t('positions.label')}
          title={t('positions.title')}
          introduction={t('positions.introduction')}
        />
        <p id={applyReminderId} className="mt-10 flex items-center gap-4 font-500">
          <Icon name="envelope-simple" className="text-6 text-ink-2" />
          {t('apply.reminder')}
        </p>
        <ul className="mt-6 border-t-3 border-ink">
          {jobIds.map((job) => (
            <Position key={job} job={job} t={t} />
          ))}
        </ul>
      </div>
    </section>
  );
}
