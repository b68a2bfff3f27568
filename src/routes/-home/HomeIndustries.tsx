import names from 'virtual:copy/names';
import type { HomeCopy } from '#content/copy/pages.ts';
import { homeIndustries } from '#content/home.ts';
import { industryPath } from '#content/paths.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Link } from '#ui/Link.tsx';

/** Four industries, each with its number of projects. */
export function HomeIndustries({ copy }: { readonly copy: HomeCopy['industries'] }) {
  return (
    <section className="ground band">
      <div className="measure grid gap-10">
        <SectionHeading label={copy.label} title={copy.title} introduction={copy.introduction} />
        <ul className="grid cols-2-from-7 gap-x-5 gap-y-10 border-t-3 border-ink pt-8 md:gap-x-8 lg:cols-4-from-11">
          {homeIndustries.map((id) => (
            <li key={id} className="tile relative">
              <h3 className="headline-3">
                <Link to={industryPath(id)} className="tile-link">
                  {names.industries[id]}
                </Link>
              </h3>
              <p className="mt-3 flex flex-col gap-1">
                <span className="numeral text-11">{copy.value}</span>{' '}
                <span className="text-ink-2">{copy.projects}</span>
              </p>
              <p className="body mt-3 text-4">{copy.cards[id]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
