import type { CareersCopy } from '#content/copy/pages.ts';
import { jobIds, jobs, workModes } from '#content/jobs.ts';
import { HeroList } from '#sections/HeroList.tsx';

/** The open positions by mode of work, each with its department: visitors look first for where they could work. */
export function PositionList({ copy }: { readonly copy: CareersCopy['positions'] }) {
  return (
    <ul className="grid gap-y-5 self-start">
      {workModes.map((mode) => (
        <li key={mode}>
          <p className="mb-1.5 text-3.75 text-ink-2">{copy.modes[mode]}</p>
          <HeroList
            rows={jobIds
              .filter((id) => jobs[id].mode === mode)
              .map((id) => ({
                href: `#${id}`,
                name: copy.jobs[id].title,
                line: copy.jobs[id].department,
              }))}
          />
        </li>
      ))}
    </ul>
  );
}
