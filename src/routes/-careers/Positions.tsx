import './job-list.css';
import { useId } from 'react';
import type { CareersCopy } from '#content/copy/pages.ts';
import { type JobId, jobIds, jobs, workModes } from '#content/jobs.ts';
import { HeroList } from '#sections/HeroList.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextWithLinks } from '#ui/TextWithLinks.tsx';

interface PositionsProps {
  readonly copy: CareersCopy['positions'];
  /** Where to send applications. */
  readonly apply: CareersCopy['apply'];
}

/** The id of the section that says how to apply. */
export const APPLY = 'apply';

/** The id of the text that says where to send applications; it describes every Apply Now button. */
const reminderId = 'how-to-apply';

/** The open positions in rows. The hero's button leads to this section. */
export function Positions({ copy, apply }: PositionsProps) {
  return (
    <section id="positions" className="ground-2 band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <p id={reminderId} className="mt-10 flex items-center gap-4 font-500">
          <Icon name="envelope-simple" className="text-6 text-ink-2" />
          <span>
            <TextWithLinks text={apply.reminder} links={{ [apply.title]: `#${APPLY}` }} />
          </span>
        </p>
        <ul className="mt-6 border-t-3 border-ink">
          {jobIds.map((job) => (
            <Position key={job} job={job} copy={copy} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PositionProps {
  readonly job: JobId;
  readonly copy: CareersCopy['positions'];
}

/** One position: its facts at the start of the row, the work and the requirements beside them. */
function Position({ job, copy }: PositionProps) {
  const { title, department, experience, description, requirements } = copy.jobs[job];
  const heading = useId();
  const button = useId();
  const facts = [
    { term: copy.department, value: department },
    { term: copy.location, value: copy.modes[jobs[job].mode] },
    { term: copy.type, value: copy.fullTime },
    { term: copy.experience, value: experience },
  ];
  return (
    <li id={job} className="columns gap-y-8 border-b border-line py-10 lg:py-14">
      <div className="columns-start lg:pe-8">
        <h3 id={heading} className="headline-3 lg:text-7">
          {title}
        </h3>
        <dl className="job-facts">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="font-500">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="columns-end">
        <p className="body">{description}</p>
        <h4 className="mt-6 font-display font-600">{copy.requirements}</h4>
        <ul className="mt-3 grid gap-2 text-4">
          {requirements.map((requirement, index) => (
            <li key={index} className="checked">
              {requirement}
            </li>
          ))}
        </ul>
        {/* No action, as specified: applications come by post or e-mail, as the `aria-describedby` text says. */}
        <button
          type="button"
          id={button}
          aria-labelledby={`${button} ${heading}`}
          aria-describedby={reminderId}
          className="button-secondary mt-8"
        >
          {copy.apply}
        </button>
      </div>
    </li>
  );
}

/** The positions of each mode of work: visitors look first for where they could work. */
export function PositionList({ copy }: { readonly copy: CareersCopy['positions'] }) {
  return (
    <ul className="job-list">
      {workModes.map((mode) => {
        const ids = jobIds.filter((id) => jobs[id].mode === mode);
        return (
          <li key={mode} className="job-mode">
            <p className="py-2 font-500">{copy.modes[mode]}</p>
            <HeroList
              rows={ids.map((id) => ({
                href: `#${id}`,
                name: copy.jobs[id].title,
                line: copy.jobs[id].department,
                end: copy.jobs[id].experience,
              }))}
            />
          </li>
        );
      })}
    </ul>
  );
}
