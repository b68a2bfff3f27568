import type { HomeCopy } from '#content/copy/pages.ts';
import { servicePath } from '#content/paths.ts';
import { HeroFilm } from '#film/HeroFilm.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

interface HomeHeroProps {
  readonly copy: HomeCopy['hero'];
  readonly film: HomeCopy['film'];
}

/**
 * The hero of Home: the headline in front of the film, on the night band, with the legend of the film beside the text or under it, and
 * four figures below.
 */
export function HomeHero({ copy, film }: HomeHeroProps) {
  return (
    <>
      <section className="band-night relative isolate overflow-hidden ground">
        <div className="measure film-front pt-6 pb-2 lg:pt-8 lg:min-h-[max(29rem,45svh)] lg:pb-14">
          <div className="film-text max-w-200">
            <PageHeading className="text-10 sm:text-13 lg:text-15 xl:text-17 leading-none">
              {copy.title}
            </PageHeading>
            <p className="lede mt-4 lg:mt-6">{copy.text}</p>
            <div className="hero-actions lg:mt-8">
              <ActionLink to="/contact" look="primary">
                {copy.start}
              </ActionLink>
              <ActionLink to="/services" look="secondary">
                {copy.explore}
              </ActionLink>
            </div>
          </div>
          <div className="film-legend">
            <Measurement copy={film.measured} />
            <HeroFilm copy={film} />
          </div>
        </div>
      </section>
      <div className="band-night ground border-t border-line">
        <dl className="measure grid gap-x-8 gap-y-4 py-4 cols-2-from-7 lg:cols-4-from-11">
          {copy.figures.map(({ value, label }, index) => (
            <div
              key={index}
              className="flex flex-col-reverse justify-end gap-x-3 lg:flex-row-reverse lg:items-baseline"
            >
              <dt className="text-3.75 text-ink-2">{label}</dt>
              <dd className="numeral text-8">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

/** The legend of the picture: a bar for what its two kinds of lines measure. It links the service that tells of it. */
function Measurement({ copy }: { readonly copy: HomeCopy['film']['measured'] }) {
  return (
    <a href={servicePath('digital-transformation')} className="film-measurement">
      <span className="film-subject">{copy.subject}</span>{' '}
      <span className="film-value">
        <b className="numeral">{copy.before.value}</b> {copy.before.label}
        <svg aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      </span>{' '}
      <span className="film-value">
        <b className="numeral">{copy.after.value}</b> {copy.after.label}
        <svg aria-hidden="true">
          <rect width={`${copy.remains}%`} height="100%" />
        </svg>
      </span>
    </a>
  );
}
