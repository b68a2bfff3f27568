import industryNames from 'virtual:catalog/industry/name';
import { translator } from '#catalog/translator.ts';
import { industryPath } from '#content/paths.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Link } from '#ui/Link.tsx';
import type { HomeBandProps } from './home-messages.ts';

const shown = ['banking', 'healthcare', 'insurance', 'retail'] as const;

/** Four industries, each with its number of projects. */
export function HomeIndustries({ t }: HomeBandProps) {
  return (
    <section className="ground band">
      <div className="measure grid gap-10">
        <SectionHeading
          label={t('industries.label')}
          title={t('industries.title')}
          introduction={t('industries.introduction')}
        />
        <ul className="grid cols-2-from-7 gap-x-5 gap-y-10 border-t-3 border-ink pt-8 md:gap-x-8 lg:cols-4-from-11">
          {shown.map((id) => (
            <li key={id} className="tile relative">
              <h3 className="headline-3">
                <Link to={industryPath(id)} className="tile-link">
                  {translator(industryNames[id])('name')}
                </Link>
              </h3>
              <p className="mt-3 flex flex-col gap-1">
                <span className="numeral text-11">{t('industries.value')}</span>{' '}
                <span className="text-ink-2">{t('industries.projects')}</span>
              </p>
              <p className="body mt-3 text-4">{t(`industries.cards.${id}`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
