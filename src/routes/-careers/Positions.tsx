import './job-list.css';
import { useId } from 'react';
import type { CareersCopy } from '#content/copy/pages.ts';
import { type JobId, jobIds, jobs, workModes } from '#content/jobs.ts';
import { HeroList } from '#sections/HeroList.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Workplace } from './Workplace.tsx';

interface PositionsProps {
  readonly copy: CareersCopy['positions'];
  /** The title of the section that says how to apply. */
  readonly howToApply: string;
}

/** The id of the section that says how to apply. */
export const APPLY = 'apply';

/** The id of the hero's text that says where to send applications; it describes every Apply Now button. */
export const reminderId = 'how-to-apply';

/** The open positions in rows. */
export function Positions({ copy, howToApply }: PositionsProps) {
  return (
    <section id="positions" className="ground-2 band">
      <div className="measure">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <ul className="mt-10 border-t border-line">
          {jobIds.map((job) => (
            <Position key={job} job={job} copy={copy} howToApply={howToApply} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PositionProps extends PositionsProps {
  readonly job: JobId;
}

/** One position: its facts and its button at the start of the row, the work and the requirements beside them. */
function Position({ job, copy, howToApply }: PositionProps) {
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
    <li id={job} className="columns gap-y-6 border-b border-line py-8">
      <div className="columns-start">
        <h3 id={heading} className="headline-3 lg:text-6">
          {title}
        </h3>
        <dl className="job-facts">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="sr-only">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          {/* No action, as specified: applications come by post or e-mail, as the `aria-describedby` text says. */}
          <button
            type="button"
            id={button}
            aria-labelledby={`${button} ${heading}`}
            aria-describedby={reminderId}
            className="button-primary"
          >
            {copy.apply}
          </button>
          <a href={`#${APPLY}`} className="arrow-link">
            {howToApply}
            <Icon name="arrow-down" className="" />
          </a>
        </div>
      </div>
      <div className="columns-end">
        <p className="body">{description}</p>
        <h4 className="mt-4 font-display font-600">{copy.requirements}</h4>
        <ul className="job-requirements">
          {requirements.map((requirement, index) => (
            <li key={index} className="checked">
              {requirement}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The positions by where the work is done, because visitors look first for that: a lit window for each. */
export function PositionList({ copy }: { readonly copy: CareersCopy['positions'] }) {
  return (
    <>
      <p className="mb-2 text-3.75 text-ink-2">{copy.key}</p>
      <ul className="grid gap-x-6 gap-y-4 xl:grid-cols-3">
        {workModes.map((mode) => {
          const ids = jobIds.filter((id) => jobs[id].mode === mode);
          return (
            <li key={mode}>
              <div className="workplace">
                <Workplace mode={mode} positions={ids.length} />
                <p className="flex flex-1 items-end gap-x-3 pb-2 xl:min-h-16.5 xl:items-center xl:pt-2">
                  <span className="numeral text-11">{ids.length}</span>{' '}
                  <span className="pb-1 font-display font-600 text-4 leading-snug text-balance">
                    {copy.modes[mode]}
                  </span>
                </p>
              </div>
              <HeroList
                rows={ids.map((id) => {
                  const { title, department, experience } = copy.jobs[id];
                  return { href: `#${id}`, name: title, line: `${department}, ${experience}` };
                })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
