import type { CareersCopy } from '#content/copy/pages.ts';
import { jobIds } from '#content/jobs.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Position } from './Position.tsx';

interface PositionsProps {
  readonly copy: CareersCopy['positions'];
  /** Where to send applications. */
  readonly reminder: string;
}

/** The id of the text that says where to send applications; it describes every Apply Now button. */
const reminderId = 'how-to-apply';

/** The open positions in rows. The hero's button leads to this section. */
export function Positions({ copy, reminder }: PositionsProps) {
  return (
    <section id="positions" className="ground-2 band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <p id={reminderId} className="mt-10 flex items-center gap-4 font-500">
          <Icon name="envelope-simple" className="text-6 text-ink-2" />
          {reminder}
        </p>
        <ul className="mt-6 border-t-3 border-ink">
          {jobIds.map((job) => (
            <Position key={job} job={job} copy={copy} reminderId={reminderId} />
          ))}
        </ul>
      </div>
    </section>
  );
}
