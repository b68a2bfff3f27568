import { jobIds } from '#content/jobs.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import type { CareersBandProps } from './careers-messages.ts';
import { Position } from './Position.tsx';

/** The open positions as rows of one table; the hero's button leads here. */
export function Positions({ t }: CareersBandProps) {
  return (
    <section id="positions" className="ground-2 band">
      <div className="measure">
        <SectionHeading
          label={t('positions.label')}
          title={t('positions.title')}
          introduction={t('positions.introduction')}
        />
        <ul className="mt-12 border-t-3 border-ink">
          {jobIds.map((job) => (
            <Position key={job} job={job} t={t} />
          ))}
        </ul>
      </div>
    </section>
  );
}
