import type { HomeCopy } from '#content/copy/pages.ts';
import { servicePath } from '#content/paths.ts';
import { HeroFilm } from '#film/HeroFilm.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

interface HomeHeroProps {
  readonly copy: HomeCopy['hero'];
  readonly film: HomeCopy['film'];
  /** What the company has to show, which Home tells in full below. */
  readonly figures: HomeCopy['reasons']['figures'];
}

/**
 * The hero of Home: the headline in front of the film, on the night band, and four figures under it. Below `lg`, the film has room of its own
 * under the text, with its buttons.
 */
export function HomeHero({ copy, film, figures }: HomeHeroProps) {
  return (
    <>
      <section className="band-night relative isolate overflow-hidden ground">
        <div className="measure film-front pt-6 pb-40 lg:pt-30 lg:min-h-[max(34rem,50svh)] lg:pb-18">
          <div className="film-text max-w-200">
            <PageHeading className="text-10 sm:text-13 lg:text-18 xl:text-20 leading-none">
              {copy.title}
            </PageHeading>
            <p className="lede mt-4 lg:mt-6">{copy.text}</p>
            <div className="mt-6 flex flex-wrap gap-4 lg:mt-9">
              <ActionLink to="/contact" look="primary">
                {copy.start}
              </ActionLink>
              <ActionLink to="/services" look="secondary">
                {copy.explore}
              </ActionLink>
            </div>
          </div>
          <Measurement copy={film.measured} />
        </div>
        <HeroFilm copy={film} />
      </section>
      <div className="band-night ground border-t border-line">
        <dl className="measure grid gap-x-8 gap-y-4 py-5 cols-2-from-7 lg:cols-4-from-11">
          {figures.map(({ value, label }, index) => (
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

/** The legend of the picture: what its two kinds of lines measure. It links the service that tells of it. */
function Measurement({ copy }: { readonly copy: HomeCopy['film']['measured'] }) {
  return (
    <a href={servicePath('digital-transformation')} className="film-measurement">
      <span>{copy.subject}</span> <span className="line-before">{copy.before}</span>{' '}
      <span className="line-after">{copy.after}</span>
    </a>
  );
}
